import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { collect } from '../../support/collect';
import type { FileStream, VinylFile } from '../../support/gulp';
import { isStream } from './streams';

/** @returns the paths of a stream's files in the order in which they came, seen from the working directory */
export async function paths(stream: FileStream): Promise<readonly string[]> {
  const files = await collect(stream);
  return files.map(({ path }) => relative(process.cwd(), path).split(sep).join('/'));
}

/**
 * Tells something of each file of a stream.
 *
 * @param pick what to tell, such as `({ base }) => base`
 * @returns what it told, in the order in which the files came
 */
export async function each<Told>(
  stream: FileStream,
  pick: (file: VinylFile) => Told,
): Promise<readonly Told[]> {
  return (await collect(stream)).map(pick);
}

/** @returns the contents of a stream's files as text, in the order in which they came */
export async function texts(stream: FileStream): Promise<readonly string[]> {
  return (await collect(stream)).map(({ contents }) => String(contents));
}

/** @returns the files below a folder in alphabetical order, links included; none if it is missing */
export function filesIn(folder = '.'): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !lstatSync(join(folder, name)).isDirectory())
    .filter((name) => !name.split(sep).includes('node_modules'))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** @returns where a link points, with the working directory as `.`; undefined for a file or folder */
export function target(link: string): string | undefined {
  return lstatSync(link).isSymbolicLink()
    ? readlinkSync(link).replace(process.cwd(), '.')
    : undefined;
}

/** @returns the text of a file of the working directory */
export function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/**
 * Waits for the error that something throws, rejects with, or emits.
 *
 * @param code what shall fail; a stream that it returns is read to its end
 * @returns the message, with the working directory written as `.`; undefined if nothing failed
 */
export async function message(code: () => unknown): Promise<string | undefined> {
  try {
    const result: unknown = await code();
    if (isStream(result)) {
      await collect(result);
    }
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}

/** @returns the message of what was thrown, with the working directory written as `.` */
export function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(process.cwd(), '.');
}
