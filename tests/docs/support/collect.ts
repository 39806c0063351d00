import type { FileStream, VinylFile } from './gulp';

/**
 * Reads a stream of files to its end, by events: the streams of gulp 4 have no async iterator.
 *
 * @param stream what `src()`, `dest()` or `symlink()` returned.
 * @returns the files in the order in which they came.
 * @throws the error that the stream emits.
 */
export function collect(stream: FileStream): Promise<readonly VinylFile[]> {
  const files: VinylFile[] = [];
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.on('end', () => resolve(files));
    stream.on('close', () => resolve(files));
    stream.on('data', (file) => files.push(file));
  });
}

/**
 * Reads a stream of files to its end and tells their paths, seen from the base of each.
 *
 * @returns the relative paths in alphabetical order.
 * @throws the error that the stream emits.
 */
export async function relativePaths(stream: FileStream): Promise<readonly string[]> {
  return (await collect(stream)).map(({ relative }) => relative).sort();
}
