import { z } from 'zod';
import { assertGulp, type Gulp, requireFromSamples } from './gulp';

const withClass = z.object({
  Gulp: z.custom<new () => unknown>((value) => typeof value === 'function'),
});

/**
 * Makes an instance of the installed gulp, so that tasks, listeners and registries of one test do
 * not reach another.
 *
 * @returns an instance that nothing is registered with.
 * @throws {Error} when gulp no longer has its class on the instance.
 */
export function freshGulp(): Gulp {
  const { Gulp: GulpClass } = withClass.parse(requireFromSamples('gulp'));
  const instance = new GulpClass();
  assertGulp(instance);
  return instance;
}
