import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences, outcomeOf } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { nameAndVersion } from '../support/gulp';
import { nameDifferences, pageTables } from '../support/page-tables';
import { registryBase } from './combined-tasks';

const path = 'docs/api/registry.md';
const page = readApiPage(path);

const nothing = (): void => undefined;
const methods = { get: nothing, set: nothing, init: nothing, tasks: nothing };

function without(name: keyof typeof methods): ErrorCase['run'] {
  return () => outcomeOf(() => freshGulp().registry({ ...methods, [name]: undefined }));
}

const errors: readonly ErrorCase[] = [
  {
    message: 'Custom registries must be instantiated, but it looks like you passed a constructor',
    run: () => outcomeOf(() => freshGulp().registry(registryBase())),
  },
  { message: 'Custom registry must have `get` function', run: without('get') },
  { message: 'Custom registry must have `set` function', run: without('set') },
  { message: 'Custom registry must have `init` function', run: without('init') },
  { message: 'Custom registry must have `tasks` function', run: without('tasks') },
];

describe('registry()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters.map(({ name }) => name)).toEqual(['newRegistry']);
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

  test('gives the current registry for no argument and for an empty one', () => {
    const BaseRegistry = registryBase();
    const gulp = freshGulp();
    const own = new BaseRegistry();
    expect(gulp.registry(own)).toBeUndefined();
    expect(gulp.registry()).toBe(own);
    expect(gulp.registry(null)).toBe(own);
  });

  test('moves the tasks first and then calls init() with gulp', () => {
    const BaseRegistry = registryBase();
    const calls: string[] = [];
    const gulp = freshGulp();
    gulp.task('clean', nothing);
    class Logged extends BaseRegistry {
      set(name: string): void {
        calls.push(`set ${name}`);
      }
      init(given: unknown): void {
        calls.push(given === gulp && gulp.registry() === this ? 'init' : 'init too early');
      }
    }
    gulp.registry(new Logged());
    expect(calls).toEqual(['set clean', 'init']);
  });

  test('keeps the registry before after an error', () => {
    const gulp = freshGulp();
    const before = gulp.registry();
    expect(() => gulp.registry({})).toThrow();
    expect(gulp.registry()).toBe(before);
  });

  test('names the missing method for a class that has none of the four', () => {
    class Unrelated {
      readonly tasksByName = new Map<string, () => unknown>();
    }
    expect(() => freshGulp().registry(Unrelated)).toThrow(
      'Custom registry must have `get` function',
    );
  });

  test('breaks the task list when a registry wraps tasks that it did not see', () => {
    const message = "Cannot read properties of undefined (reading 'tree')";
    const BaseRegistry = registryBase();
    class Wrapping extends BaseRegistry {
      readonly kept: Record<string, () => unknown> = {};
      set(name: string, fn: () => unknown): () => unknown {
        const wrapped = (): unknown => fn();
        this.kept[name] = wrapped;
        return wrapped;
      }
      tasks(): object {
        return this.kept;
      }
    }
    const early = freshGulp();
    early.registry(new Wrapping());
    early.task('clean', nothing);
    expect(early.tree()).toMatchObject({ nodes: ['clean'] });

    const late = freshGulp();
    late.task('clean', nothing);
    late.registry(new Wrapping());
    expect(() => late.tree()).toThrow(message);
  });
});
