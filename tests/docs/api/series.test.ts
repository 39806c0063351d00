import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { combineErrors, follow, run } from './combined-tasks';

const page = readApiPage('docs/api/series.md');

describe('series()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters.map(({ name }) => name)).toEqual(['tasks']);
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

  test('runs one task after the other and hands over their results in order', async () => {
    const gulp = freshGulp();
    const seen = follow(gulp);
    async function first(): Promise<number> {
      return 1;
    }
    function second(done: (error: null, result: number) => void): void {
      done(null, 2);
    }
    const [error, results] = await run(gulp.series(first, [second]));
    expect(error).toBeFalsy();
    expect(results).toEqual([1, 2]);
    expect(seen).toEqual(['+first', '-first', '+second', '-second']);
  });

  test('flattens arrays by one level and no more', () => {
    const gulp = freshGulp();
    gulp.task('one', () => undefined);
    gulp.task('two', () => undefined);
    expect(gulp.series('one', ['two'])).toBeTypeOf('function');
    expect(() => gulp.series([['one', 'two']])).toThrow('Task never defined: one,two');
  });

  test('looks names up at once', async () => {
    const gulp = freshGulp();
    const ran: string[] = [];
    gulp.task('clean', async () => ran.push('first'));
    const build = gulp.series('clean');
    gulp.task('clean', async () => ran.push('second'));
    await run(build);
    expect(ran).toEqual(['first']);
  });

  test('stops at the first error, and starts nothing before it is called', async () => {
    const gulp = freshGulp();
    const seen = follow(gulp);
    async function lint(): Promise<void> {
      throw new Error('no');
    }
    async function report(): Promise<void> {
      return;
    }
    const check = gulp.series(lint, report);
    expect(seen).toEqual([]);
    const [error] = await run(check);
    expect(error).toEqual(new Error('no'));
    expect(seen).toEqual(['+lint', '!lint']);
  });
});
