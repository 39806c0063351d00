import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { combineErrors } from './combined-tasks';

const page = readApiPage('docs/api/parallel.md');

describe('parallel()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters).toEqual(['tasks']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, combineErrors('parallel'))).toEqual([]);
  });

  test('flattens arrays by one level and looks names up at once', () => {
    const gulp = freshGulp();
    gulp.task('one', () => undefined);
    expect(gulp.parallel(['one'], 'one')).toBeTypeOf('function');
    expect(() => gulp.parallel([['one', 'two']])).toThrow('Task never defined: one,two');
  });
});
