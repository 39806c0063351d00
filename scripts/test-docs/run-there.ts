import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { projectRoot } from '../../src/samples/paths';

/** Where something runs: which Node.js, and which packages. */
export interface Place {
  readonly node: string;
  /** The folder of the packages of the samples. */
  readonly modules: string;
  /** An empty folder for reports. */
  readonly scratch: string;
  /** Ends what runs there. */
  readonly signal: AbortSignal;
}

/**
 * Runs a script somewhere else.
 *
 * @param place where
 * @param words the options of Node.js, the script, and its arguments
 * @param file the report that the script writes; it is named after what runs
 * @returns the report
 * @throws Error where there is none
 */
export async function reportFrom(
  place: Place,
  words: readonly string[],
  file: string,
): Promise<unknown> {
  // Ends with 1 where something differs: the report tells what.
  const run = spawn(place.node, words, {
    cwd: projectRoot,
    env: { ...process.env, SAMPLES_MODULES: place.modules },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal: place.signal,
  });
  await once(run, 'close');
  if (!existsSync(file)) {
    throw new Error(
      `The ${path.basename(file, '.json')} could not be run. The reason stands above.`,
    );
  }
  return JSON.parse(await readFile(file, 'utf8'));
}
