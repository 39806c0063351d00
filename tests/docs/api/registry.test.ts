import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { nameAndVersion } from '../support/gulp';
import { nameDifferences, pageTables } from '../support/page-tables';
import { registryBase } from './combined-tasks';

const path = 'docs/api/registry.md';
const page = readApiPage(path);

const nothing = (): void => undefined;
const methods = { get: nothing, set: nothing, init: nothing, tasks: nothing };

function without(name: keyof typeof methods): ErrorCase['call'] {
  return () => freshGulp().registry({ ...methods, [name]: undefined });
}

const errors: readonly ErrorCase[] = [
  {
    message: 'Custom registries must be instantiated, but it looks like you passed a constructor',
    call: () => freshGulp().registry(registryBase()),
  },
  { message: 'Custom registry must have `get` function', call: without('get') },
  { message: 'Custom registry must have `set` function', call: without('set') },
  { message: 'Custom registry must have `init` function', call: without('init') },
  { message: 'Custom registry must have `tasks` function', call: without('tasks') },
];

describe('registry()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters).toEqual(['newRegistry']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });

  test('documents the methods that gulp calls', () => {
    const BaseRegistry = registryBase();
    const asked = new Set<string>();
    const watched = new Proxy(new BaseRegistry(), {
      get(target, name, receiver): unknown {
        if (typeof name === 'string' && !name.startsWith('_')) {
          asked.add(name);
        }
        return Reflect.get(target, name, receiver);
      },
    });
    const gulp = freshGulp();
    gulp.registry(watched);
    gulp.task('clean', nothing);
    gulp.series('clean');
    gulp.lastRun('clean');
    gulp.tree({ deep: true });
    gulp.registry(new BaseRegistry());
    const [rows = []] = pageTables(path, 'Method');
    expect(nameDifferences(path, rows, [...asked], nameAndVersion('undertaker'))).toEqual([]);
  });
});
