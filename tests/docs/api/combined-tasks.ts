import { EventEmitter } from 'node:events';

import { z } from 'zod';
import type { ErrorCase } from '../support/documented-errors';
import { freshGulp } from '../support/fresh-gulp';
import { type Gulp, requireFromSamples } from '../support/gulp';

/** The two functions that combine tasks: their pages promise the same errors. */
type Combine = 'series' | 'parallel';

const eventSchema = z.object({ name: z.string(), error: z.instanceof(Error) });

const registryClass = z.custom<new () => object>((value) => typeof value === 'function');

/**
 * Runs a task function to its end.
 *
 * @param task what `series()` or `parallel()` returned.
 * @returns what the callback of the task got: the error and the results.
 */
export function run(task: (done?: unknown) => unknown): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    task((...values: readonly unknown[]) => resolve(values));
  });
}

/**
 * Follows the names of the tasks that start and stop.
 *
 * @param gulp the instance to listen to.
 * @returns a list that grows: `+name` for a start, `-name` for a stop, `!name` for an error.
 */
export function follow(gulp: Gulp): readonly string[] {
  const seen: string[] = [];
  const name = (event: unknown) => z.object({ name: z.string() }).parse(event).name;
  gulp.on('start', (event) => seen.push(`+${name(event)}`));
  gulp.on('stop', (event) => seen.push(`-${name(event)}`));
  gulp.on('error', (event) => seen.push(`!${name(event)}`));
  return seen;
}

/**
 * The default registry as `undertaker-registry` exports it.
 *
 * @returns the class, to be extended or instantiated by a test.
 */
export function registryBase(): new () => object {
  return registryClass.parse(requireFromSamples('undertaker-registry'));
}

function rejectsWithNothing(combine: Combine): EventEmitter {
  const gulp = freshGulp();
  const errors = new EventEmitter();
  gulp.on('error', (event) => errors.emit('error', eventSchema.parse(event).error));
  gulp[combine](() => Promise.reject())(() => undefined);
  return errors;
}

function withBrokenRegistry(combine: Combine): () => unknown {
  const gulp = freshGulp();
  const BaseRegistry = registryBase();
  class BrokenRegistry extends BaseRegistry {
    get(): string {
      return 'no function';
    }
  }
  gulp.registry(new BrokenRegistry());
  return () => gulp[combine]('clean');
}

/**
 * The errors that the pages of `series()` and `parallel()` document.
 *
 * @param combine the function to raise them with.
 */
export function combineErrors(combine: Combine): readonly ErrorCase[] {
  return [
    {
      message: 'One or more tasks should be combined using series or parallel',
      call: () => freshGulp()[combine]([], []),
    },
    {
      message: 'Task never defined: <name>',
      call: () => freshGulp()[combine](undefined),
    },
    {
      message: 'Task never defined: <name> - did you mean? <names>',
      call: () => {
        const gulp = freshGulp();
        gulp.task('build', () => undefined);
        return gulp[combine]('built');
      },
    },
    {
      message: 'Only functions can be combined, got <type> for argument <index>',
      call: withBrokenRegistry(combine),
    },
    { message: 'Promise rejected without Error', call: () => rejectsWithNothing(combine) },
  ];
}
