import type { Sample } from '../../src/samples/load';
import { readOutput } from '../../src/samples/read-output';
import { withoutTimes } from './normalise';
import { writeOutputs } from './output-files';
import { isInRange, runSample, type SampleRun } from './run-sample';

/**
 * Runs a sample in all its formats and records what it prints.
 *
 * The first format's output is the recorded one; the others must print the same. A record that
 * differs in its times alone stays as it is, and so does that of a step for other versions of Node.js. Nothing is
 * written where a run fails.
 *
 * @param sample the sample
 * @param report called after each format
 * @returns whether all formats passed
 */
export async function recordSample(
  sample: Sample,
  report: (run: SampleRun) => void,
): Promise<boolean> {
  let recorded: ReadonlyMap<string, string> | undefined;
  for (const format of sample.definition.formats) {
    const run = await runSample(sample, format, (step) => recorded?.get(step));
    report(run);
    if (run.failures.length > 0) {
      return false;
    }
    recorded ??= run.outputs;
  }
  const steps = (sample.definition.steps ?? []).filter((step) => step.record);
  const outputs = steps.map((step): [string, string] => {
    const printed = recorded?.get(step.id) ?? '';
    const before = readOutput(sample, step.id) ?? printed;
    const isSame = withoutTimes(before) === withoutTimes(printed);
    return [step.id, isSame || !isInRange(step) ? before : printed];
  });
  writeOutputs(sample, new Map(outputs));
  return true;
}
