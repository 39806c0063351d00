import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { combineErrors } from './combined-tasks';

const page = readApiPage('docs/api/series.md');

describe('series()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters).toEqual(['tasks']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, combineErrors('series'))).toEqual([]);
  });

  test('carries the name and the suggestions on the errors about names', () => {
    const gulp = freshGulp();
    gulp.task('build', () => undefined);
    expect(() => gulp.series('built')).toThrow(
      expect.objectContaining({ task: 'built', similar: ['build'] }),
    );
    expect(() => gulp.series('other')).toThrow(expect.objectContaining({ task: 'other' }));
  });
});
