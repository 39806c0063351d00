import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

import type { Sample } from '../../src/samples/load';
import { outputFile, outputFolder } from '../../src/samples/read-output';

/**
 * Replaces the recorded outputs of a sample.
 *
 * @param sample the sample
 * @param outputs the output of each recorded step; all other files are removed
 */
export function writeOutputs(sample: Sample, outputs: ReadonlyMap<string, string>): void {
  rmSync(outputFolder(sample), { recursive: true, force: true });
  if (outputs.size > 0) {
    mkdirSync(outputFolder(sample), { recursive: true });
  }
  for (const [step, text] of outputs) {
    writeFileSync(outputFile(sample, step), `${text}\n`);
  }
}

/**
 * @param sample a sample
 * @returns one sentence per step without its output file, and per output file without its step
 */
export function unmatchedOutputs(sample: Sample): readonly string[] {
  const recorded = (sample.definition.steps ?? []).filter((step) => step.record);
  const expected = new Set(recorded.map((step) => `${step.id}.txt`));
  const folder = outputFolder(sample);
  const found = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const renew = `Run: npm run samples:record -- ${sample.name}`;
  return [
    ...[...expected]
      .filter((file) => !found.has(file))
      .map((file) => `samples/${sample.name}/output/${file} is missing. ${renew}`),
    ...[...found]
      .filter((file) => !expected.has(file))
      .map((file) => `samples/${sample.name}/output/${file} belongs to no recorded step. ${renew}`),
  ];
}
