import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { errorDifferences } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { combineErrors, follow, run } from './combined-tasks';

const page = readApiPage('docs/api/parallel.md');

/** A task that is done when the test says so. */
interface HeldTask {
  readonly task: (done: (error: unknown, result?: unknown) => void) => void;
  readonly finish: (error: unknown, result?: unknown) => void;
}

function heldTask(displayName: string): HeldTask {
  let finish: HeldTask['finish'] = () => undefined;
  const task = Object.assign(
    (done: HeldTask['finish']) => {
      finish = done;
    },
    { displayName },
  );
  return { task, finish: (error, result) => finish(error, result) };
}

/** Waits until the tasks that were started have entered their functions. */
function started(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe('parallel()', () => {
  test('documents one parameter and no options', () => {
    expect(page.parameters.map(({ name }) => name)).toEqual(['tasks']);
    expect(page.options).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, combineErrors('parallel'))).toEqual([]);
  });

  test('starts all tasks, and orders the results by argument', async () => {
    const gulp = freshGulp();
    const seen = follow(gulp);
    const slow = heldTask('slow');
    const fast = heldTask('fast');
    const done = run(gulp.parallel(slow.task, [fast.task]));
    await started();
    expect(seen).toEqual(['+slow', '+fast']);
    fast.finish(null, 'fast result');
    slow.finish(null, 'slow result');
    const [error, results] = await done;
    expect(error).toBeFalsy();
    expect(results).toEqual(['slow result', 'fast result']);
    expect(seen).toEqual(['+slow', '+fast', '-fast', '-slow']);
  });

  test('ends with the first error and does not stop the others', async () => {
    const gulp = freshGulp();
    const seen = follow(gulp);
    const lint = heldTask('lint');
    const report = heldTask('report');
    const done = run(gulp.parallel(lint.task, report.task));
    await started();
    lint.finish(new Error('no'));
    const [error] = await done;
    expect(error).toEqual(new Error('no'));
    report.finish(null);
    expect(seen).toEqual(['+lint', '+report', '!lint', '-report']);
  });

  test('limits nothing: a hundred tasks start together', async () => {
    const gulp = freshGulp();
    const seen = follow(gulp);
    gulp.parallel(Array.from({ length: 100 }, (_, index) => heldTask(`task ${index}`).task))();
    await started();
    expect(seen).toHaveLength(100);
  });

  test('flattens arrays by one level and looks names up at once', () => {
    const gulp = freshGulp();
    gulp.task('one', () => undefined);
    expect(gulp.parallel(['one'], 'one')).toBeTypeOf('function');
    expect(() => gulp.parallel([['one', 'two']])).toThrow('Task never defined: one,two');
  });
});
