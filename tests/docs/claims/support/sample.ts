import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { samplesFolder } from '../../../../src/samples/paths';
import type { Files } from './claim';

const notPartOfIt = /^(sample\.json|output)(\/|$)/;

/**
 * @param name of a folder in `samples/`
 * @returns the files of that sample, as a reader has them
 * @throws {Error} when there is no such sample
 */
export function sample(name: string): Files {
  const folder = join(samplesFolder, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !notPartOfIt.test(file.split(sep).join('/')));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file))]));
}
