import { z } from 'zod';

import type { Gulp } from '../../support/gulp';
import { wordsOf } from './look';

const eventSchema = z.object({ name: z.string(), error: z.unknown().optional() });

/** Turns of the event loop in which everything that is under way without a timer comes to its end. */
const turns = 20;

/**
 * Runs a task as the command line does, and keeps what gulp tells of it.
 *
 * @param gulp the instance of the claim
 * @param task a function, or the name of a registered task
 * @param last for a task that stays open: what happens last; the story ends soon after it
 * @returns lines such as `start clean`, `stop clean` and `error build: No API key.`
 * @throws what `parallel()` throws for a task that it refuses
 */
export async function story(
  gulp: Gulp,
  task: unknown,
  last?: Promise<unknown>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const event of ['start', 'stop', 'error']) {
    gulp.on(event, (value) => {
      const { name, error } = eventSchema.parse(value);
      lines.push(event === 'error' ? `error ${name}: ${wordsOf(error)}` : `${event} ${name}`);
    });
  }
  const ended = new Promise<void>((resolve) => {
    gulp.parallel(task)(() => resolve());
  });
  await (last === undefined ? ended : Promise.race([ended, last.then(settle)]));
  return [...lines];
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
