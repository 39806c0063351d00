import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';

import type { FileExpectation } from '../../../src/data/plugins/trial-schema';

/**
 * Compares a file of a project with what a trial expects.
 * @param project Folder of the project.
 * @param file Path of the file inside it.
 * @param expected What must be true.
 * @returns A sentence that says what is wrong, or undefined.
 */
export function checkFile(
  project: string,
  file: string,
  expected: FileExpectation,
): string | undefined {
  const read = (name: string): Buffer => readFileSync(path.join(project, name));
  const exists = existsSync(path.join(project, file));
  if (expected.absent) return exists ? `${file} is still there` : undefined;
  if (!exists) return `${file} was not written`;

  const contents = read(file);
  const text = contents.toString();
  const { contains, lacks, startsWith, sameAs, smallerThan, unzipsTo } = expected;
  if (contains !== undefined && !text.includes(contains)) return `${file} lacks ${contains}`;
  if (lacks !== undefined && text.includes(lacks)) return `${file} still holds ${lacks}`;
  if (startsWith !== undefined && !contents.toString('hex').startsWith(startsWith)) {
    return `${file} starts with other bytes`;
  }
  if (sameAs !== undefined && !contents.equals(read(sameAs))) return `${file} has other bytes`;
  if (smallerThan !== undefined && contents.length >= read(smallerThan).length) {
    return `${file} is no smaller than its source`;
  }
  if (unzipsTo) {
    const entry = unzipSync(contents)[unzipsTo.entry];
    if (!entry || !read(unzipsTo.file).equals(entry)) {
      return `${unzipsTo.entry} in ${file} has other bytes`;
    }
  }
  return undefined;
}
