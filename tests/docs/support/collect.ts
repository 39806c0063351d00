import type { FileStream, VinylFile } from './gulp';

/**
 * Reads a stream of files to its end.
 *
 * @param stream what `src()`, `dest()` or `symlink()` returned.
 * @returns the files in the order in which they came.
 * @throws the error that the stream emits.
 */
export async function collect(stream: FileStream): Promise<readonly VinylFile[]> {
  const files: VinylFile[] = [];
  for await (const file of stream) {
    files.push(file);
  }
  return files;
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
