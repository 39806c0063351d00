import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Sample } from './load';

/** @returns the folder that holds the recorded outputs of a sample */
export function outputFolder(sample: Sample): string {
  return path.join(sample.folder, 'output');
}

/** @returns the file that holds the recorded output of a step */
export function outputFile(sample: Sample, step: string): string {
  return path.join(outputFolder(sample), `${step}.txt`);
}

/**
 * @param sample a sample
 * @param step the id of one of its steps
 * @returns the recorded output of the step, without the last line break; `undefined` without record
 */
export function readOutput(sample: Sample, step: string): string | undefined {
  const file = outputFile(sample, step);
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '') : undefined;
}
