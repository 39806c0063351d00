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
    expect(page.parameters).toEqual(['name']);
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
});
