import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

import { type FileStream, requireFromSamples } from '../../support/gulp';

type Plugin = (...options: readonly unknown[]) => FileStream;

const nodeStream = z.custom<NodeJS.ReadWriteStream>(
  (value) => typeof value === 'object' && value !== null && 'pipe' in value,
  'A row consists of streams. Call the plugin, and pass what it returns.',
);

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

/**
 * Sends files through a row of streams with `pipeline()` of Node.js, as the pages advise.
 *
 * @param streams of gulp, of plugins, or of Node.js
 * @throws the error of any of them
 */
export async function row(...streams: readonly unknown[]): Promise<void> {
  await pipeline(streams.map((stream) => nodeStream.parse(stream)));
}
