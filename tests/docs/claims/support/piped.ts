import { z } from 'zod';

import type { FileStream } from '../../support/gulp';

const stream = z.custom<FileStream>(
  (value) => typeof value === 'object' && value !== null && 'pipe' in value,
  'A row consists of streams. Call the plugin, and pass what it returns.',
);

/**
 * Connects streams with `.pipe()`, as gulpfiles often do.
 *
 * @param first a stream of gulp
 * @param others streams of gulp, of plugins, or of Node.js
 * @returns the last one
 */
export function piped(first: FileStream, ...others: readonly unknown[]): FileStream {
  return others.reduce<FileStream>((from, to) => from.pipe(stream.parse(to)), first);
}
