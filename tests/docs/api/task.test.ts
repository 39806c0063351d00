import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readApiPage } from '../support/api-page';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { type Gulp, nameAndVersion, requireFromSamples } from '../support/gulp';
import { nameDifferences, pageTables } from '../support/page-tables';

const path = 'docs/api/task.md';
const page = readApiPage(path);

const wrapperSchema = z.custom<{ displayName: string; unwrap: () => unknown }>(
  (value) => typeof value === 'function' && 'displayName' in value && 'unwrap' in value,
);

/** The part of the gulp CLI that reads from a task what `gulp --tasks` prints. */
const taskReader = z.custom<(gulp: Gulp) => (name: string) => Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'function',
);

function readerOfTheCli(): z.infer<typeof taskReader> {
  return taskReader.parse(requireFromSamples('gulp-cli/lib/versioned/^5.0.0/log/get-task'));
}

const task = async (): Promise<void> => undefined;

const errors: readonly ErrorCase[] = [
  {
    message: 'Task name must be specified',
    call: () => freshGulp().task('', task),
  },
  { message: 'Task name must be a string', call: () => freshGulp().task(1, task) },
  {
    message: 'Task function must be specified',
    call: () => freshGulp().task('build', ['clean']),
  },
];

describe('task()', () => {
  test('documents two parameters and no options', () => {
    expect(page.parameters).toEqual(['name', 'fn']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });

  test('documents the properties that gulp and its command line read from a task', () => {
    const gulp = freshGulp();
    gulp.task('build', task);
    const read = Object.keys(readerOfTheCli()(gulp)('build'));
    const [rows = []] = pageTables(path, 'Property');
    const library = `${nameAndVersion('undertaker')} with ${nameAndVersion('gulp-cli')}`;
    expect(nameDifferences(path, rows, ['displayName', ...read], library)).toEqual([]);
  });

  test('documents the properties of the wrapper that a look-up gives', () => {
    const gulp = freshGulp();
    gulp.task('build', task);
    const wrapper = gulp.task('build');
    const [rows = []] = pageTables(path, 'Property of the wrapper');
    const names = Object.keys(wrapperSchema.parse(wrapper));
    expect(nameDifferences(path, rows, names, nameAndVersion('undertaker'))).toEqual([]);
    expect(wrapperSchema.parse(wrapper).unwrap()).toBe(task);
    expect(wrapperSchema.parse(wrapper).displayName).toBe('build');
  });

  test('reads description and flags from the wrapper, then from the function inside', () => {
    const gulp = freshGulp();
    const inner = Object.assign(async () => undefined, {
      description: 'inner',
      flags: { '--a': '' },
    });
    gulp.task('build', inner);
    expect(readerOfTheCli()(gulp)('build')).toEqual({ description: 'inner', flags: { '--a': '' } });
    Object.assign(wrapperSchema.parse(gulp.task('build')), { description: 'outer' });
    expect(readerOfTheCli()(gulp)('build')).toMatchObject({ description: 'outer' });
  });
});
