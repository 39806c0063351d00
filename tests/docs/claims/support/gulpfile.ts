import { existsSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

import { z } from 'zod';

import { samplesModules } from '../../../../src/samples/paths';
import { gulp, requireFromSamples } from '../../support/gulp';

/** Lets the working directory find the packages of `samples/`. */
export function linkPackages(): void {
  if (!existsSync('node_modules')) {
    symlinkSync(samplesModules, 'node_modules', 'junction');
  }
}

/** Runs a task to its end, as gulp does. */
const asyncDone = z
  .custom<(task: unknown, done: (error: unknown) => void) => void>()
  .parse(requireFromSamples('async-done'));

/**
 * Loads the gulpfile of the working directory into this process, for claims about a task and not about the command:
 * to run gulp costs ten times as much, and loads Sass and its like again.
 *
 * @returns runs the task that it exports under a name, and rejects with its error
 */
export function gulpfile(): (name: string) => Promise<void> {
  linkPackages();
  const exported = z.custom<object>().parse(requireFromSamples(resolve('gulpfile.mjs')));
  // gulp's command listens too: without a listener, the event of a task that fails would be thrown.
  if (gulp.listenerCount('error') === 0) {
    gulp.on('error', () => undefined);
  }
  return (name) =>
    new Promise((done, fail) => {
      asyncDone(Reflect.get(exported, name), (error) => {
        if (error) {
          fail(error);
        } else {
          done();
        }
      });
    });
}
