import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { errorDifferences } from '../support/documented-errors';
import { gulp } from '../support/gulp';

const page = readApiPage('docs/api/lastrun.md');

describe('lastRun()', () => {
  test('documents its two parameters and no options', () => {
    expect(page.parameters).toEqual(['task', 'precision']);
    expect(page.options).toEqual([]);
  });

  test('raises the documented errors', async () => {
    const message = 'Only functions can check lastRun';
    const wrong = [undefined, 'never-registered', 5];
    for (const task of wrong) {
      expect(await errorDifferences(page, [{ message, call: () => gulp.lastRun(task) }])).toEqual(
        [],
      );
    }
  });
});
