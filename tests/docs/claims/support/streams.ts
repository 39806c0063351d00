import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

import type { FileStream } from '../../support/gulp';

/** Tells a stream from any other value. */
export function isStream(value: unknown): value is FileStream & NodeJS.ReadWriteStream {
  return typeof value === 'object' && value !== null && 'pipe' in value;
}

const streamSchema = z.custom<FileStream & NodeJS.ReadWriteStream>(
  isStream,
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
  return others.reduce<FileStream>((from, to) => from.pipe(streamSchema.parse(to)), first);
}

/**
 * Sends files through a row of streams with `pipeline()` of Node.js, as the pages advise.
 *
 * @param streams of gulp, of plugins, or of Node.js
 * @throws the error of any of them
 */
export async function row(...streams: readonly unknown[]): Promise<void> {
  await pipeline(streams.map((stream) => streamSchema.parse(stream)));
}

/**
 * Makes a plugin that passes all files on.
 *
 * @param change what it does to each file
 */
export function changing<File>(change: (file: File) => void): Transform {
  return new Transform({
    objectMode: true,
    transform(file: File, _encoding, done) {
      change(file);
      done(null, file);
    },
  });
}
