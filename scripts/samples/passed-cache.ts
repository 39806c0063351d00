import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { digestFiles } from '../../src/digest-files.mjs';
import type { Sample } from '../../src/samples/load';
import { projectRoot, samplesFolder } from '../../src/samples/paths';

/** What a run depends on beside the sample and Node.js. */
const RUNNER = [
  'scripts/samples',
  'src/samples',
  'src/digest-files.mjs',
  'samples/package-lock.json',
];

/** Remembers which samples passed, so that they run again only when something changed. */
interface PassedCache {
  /** @returns whether the sample passed, exactly as it is now */
  readonly has: (sample: Sample) => boolean;
  /** Call it before the sample runs. @returns a function that remembers that it passed */
  readonly remember: (sample: Sample) => () => void;
}

/**
 * Opens the cache. It keeps an empty file per passed sample, named after the state of the sample, of
 * the runner, of the samples' packages and of Node.js.
 *
 * @param folder where the files are kept
 */
export function openPassedCache(
  folder: string = path.join(samplesFolder, 'node_modules/.cache/passed-samples'),
): PassedCache {
  const runner = digestFiles(projectRoot, RUNNER);
  const fileOf = ({ name, folder: sample }: Sample): string => {
    const state = digestFiles(path.dirname(sample), [name]);
    return path.join(folder, `${name}-${state}-${runner}-${process.version}-${process.platform}`);
  };
  return {
    has: (sample) => existsSync(fileOf(sample)),
    remember: (sample) => {
      const file = fileOf(sample);
      return () => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, '');
      };
    },
  };
}
