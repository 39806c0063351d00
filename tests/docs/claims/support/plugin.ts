import { z } from 'zod';

import { type FileStream, requireFromSamples } from '../../support/gulp';

type Plugin = (...options: readonly unknown[]) => FileStream;

/**
 * Loads a plugin that the samples have installed.
 *
 * @param name of the package, as `require()` takes it
 * @throws {Error} when the package exports something else than one function
 */
export function plugin(name: string): Plugin {
  return z
    .custom<Plugin>((value) => typeof value === 'function', `${name} exports no function.`)
    .parse(requireFromSamples(name));
}
