import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readApiPage } from '../support/api-page';
import { errorDifferences, outcomeOf } from '../support/documented-errors';
import { gulp } from '../support/gulp';

const page = readApiPage('docs/api/lastrun.md');

/** Runs a task function and waits until it is done; an error is a result too. */
function run(task: (done?: unknown) => unknown): Promise<unknown> {
  return new Promise((resolve) => {
    task(resolve);
  });
}

describe('lastRun()', () => {
  test('documents its two parameters and no options', () => {
    expect(page.parameters.map(({ name }) => name)).toEqual(['task', 'precision']);
    expect(page.options).toEqual([]);
  });

  test('raises the documented errors', async () => {
    const message = 'Only functions can check lastRun';
    const wrong = [undefined, 'never-registered', 5];
    for (const task of wrong) {
      expect(
        await errorDifferences(page, [{ message, run: () => outcomeOf(() => gulp.lastRun(task)) }]),
      ).toEqual([]);
    }
  });

  test('tells when the last successful run began, by function and by name', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_123);
    onTestFinished(() => now.mockRestore());
    const task = (done: () => void) => {
      now.mockReturnValue(1_700_000_009_999);
      done();
    };
    gulp.task('last-run-sample', task);
    expect(gulp.lastRun(task)).toBeUndefined();
    await run(gulp.series(task));
    expect(gulp.lastRun(task)).toBe(1_700_000_000_123);
    expect(gulp.lastRun('last-run-sample')).toBe(1_700_000_000_123);
  });

  test('is undefined after a run that failed, and after a plain call', async () => {
    let fails = false;
    const task = (done: (error?: Error) => void) => done(fails ? new Error('no') : undefined);
    gulp.on('error', () => undefined);
    task(() => undefined);
    expect(gulp.lastRun(task)).toBeUndefined();
    await run(gulp.series(task));
    expect(gulp.lastRun(task)).toBeTypeOf('number');
    fails = true;
    await run(gulp.series(task));
    expect(gulp.lastRun(task)).toBeUndefined();
  });

  test('rounds down to a multiple of precision; 1 is the default', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_123);
    onTestFinished(() => now.mockRestore());
    const task = (done: () => void) => done();
    await run(gulp.series(task));
    expect(gulp.lastRun(task)).toBe(1_700_000_000_123);
    expect(gulp.lastRun(task, 1)).toBe(1_700_000_000_123);
    expect(gulp.lastRun(task, 1000)).toBe(1_700_000_000_000);
  });
});
