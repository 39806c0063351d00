import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { nameAndVersion } from '../support/gulp';
import { nameDifferences, pageTables } from '../support/page-tables';
import { accessorNames, propertyNames, Vinyl } from '../support/vinyl';

const path = 'docs/api/vinyl-iscustomprop.md';
const page = readApiPage(path);

/** Every name that Vinyl uses, and the name under which it could keep it. */
const candidates = propertyNames().flatMap((name) => [name, `_${name}`]);

describe('Vinyl.isCustomProp()', () => {
  test('documents one parameter, no options and no errors', () => {
    expect(page.parameters.map(({ name }) => name)).toEqual(['name']);
    expect(page.options).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  test('documents the names that the library manages', () => {
    const [rows = []] = pageTables(path, 'Managed name');
    const managed = candidates.filter((name) => !Vinyl.isCustomProp(name));
    expect(nameDifferences(path, rows, managed, nameAndVersion('vinyl'))).toEqual([]);
  });

  test('counts these accessors as custom', () => {
    const custom = accessorNames().filter((name) => Vinyl.isCustomProp(name));
    expect(custom.sort()).toEqual([
      'basename',
      'dirname',
      'extname',
      'relative',
      'stem',
      'symlink',
    ]);
  });

  test('throws nothing', () => {
    expect(Vinyl.isCustomProp()).toBe(true);
    expect(Vinyl.isCustomProp(null)).toBe(true);
  });

  test('runs the setters of computed properties in the constructor', () => {
    expect(new Vinyl({ path: '/src/a.md', extname: '.html' })['path']).toBe('/src/a.html');
    expect(() => new Vinyl({ path: '/src/a.md', relative: 'a.md' })).toThrow(
      'File.relative is generated from the base and path attributes. Do not modify it.',
    );
  });

  test('is asked on the class of the file, by the constructor and by clone()', () => {
    const asked: unknown[] = [];
    class Asked extends Vinyl {
      static override isCustomProp(name?: unknown): boolean {
        asked.push(name);
        return super.isCustomProp(name);
      }
    }
    const file = new Asked({ path: '/a.md', title: 'Home' });
    expect(asked).toContain('title');
    asked.length = 0;
    expect(file.clone()['title']).toBe('Home');
    expect(asked).toContain('title');
  });

  test('must answer false for the names of Vinyl, or clone() fails', () => {
    class Careless extends Vinyl {
      static override isCustomProp(name?: unknown): boolean {
        return name !== '_title';
      }
    }
    expect(() => new Careless({ path: '/a.md' }).clone()).toThrow(
      'File.contents can only be a Buffer, a Stream, or null.',
    );
  });
});
