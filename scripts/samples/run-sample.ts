import semver from 'semver';

import { checkStep } from './check';
import { compareOutput } from './compare-output';
import { inFormat } from '../../src/samples/formats/in-format';
import type { Sample } from '../../src/samples/load';
import { type PreparedProject, prepareProject } from './prepare';
import { withoutTimes } from './normalise';
import { runStep } from './run-step';
import type { SampleFormat, SampleStep } from '../../src/samples/schema';

/** Something that is not as `sample.json` or the recorded output says. */
interface StepFailure {
  readonly step: string;
  readonly problems: readonly string[];
  /** What the step printed, normalised. */
  readonly output: string;
}

/** A sample's run in one format. */
export interface SampleRun {
  readonly format: SampleFormat;
  readonly failures: readonly StepFailure[];
  /** The output of each step with its times, by step id. */
  readonly outputs: ReadonlyMap<string, string>;
}

/**
 * Runs the steps of a sample one after the other in one temporary copy.
 *
 * @param sample the sample
 * @param format the module format
 * @param recordedOutput gives the output to compare a step with, as an ES module run printed it;
 *   `undefined` where there is nothing to compare
 * @returns what failed; after a step that fails the rest is not run, as it builds on it
 */
export async function runSample(
  sample: Sample,
  format: SampleFormat,
  recordedOutput: (step: string) => string | undefined,
): Promise<SampleRun> {
  const outputs = new Map<string, string>();
  const project = await prepareProject(sample, format);
  try {
    for (const step of sample.definition.steps ?? []) {
      const recorded = step.record ? recordedOutput(step.id) : undefined;
      const { problems, output } = await problemsOf(step, project, recorded, outputs);
      if (problems.length > 0) {
        return { format, outputs, failures: [{ step: step.id, problems, output }] };
      }
    }
    return { format, outputs, failures: [] };
  } finally {
    await project.dispose();
  }
}

async function problemsOf(
  step: SampleStep,
  project: PreparedProject,
  recorded: string | undefined,
  outputs: Map<string, string>,
): Promise<{ readonly problems: readonly string[]; readonly output: string }> {
  const inRun = (text: string): string => inFormat(text, project.format, project.modules);
  const result = await runStep(step, project);
  outputs.set(step.id, result.shown);
  if (!isInRange(step)) {
    // Later steps build on it, so it runs; what it does here is not what the page tells of.
    return { problems: result.stuck === undefined ? [] : [result.stuck], output: result.output };
  }
  const problems = checkStep(step, result, { folder: project.folder, inRun });
  const difference =
    recorded === undefined
      ? undefined
      : compareOutput(inRun(withoutTimes(recorded)), result.recorded);
  return {
    problems: difference === undefined ? problems : [...problems, difference],
    output: result.output,
  };
}

/** @returns whether the page tells of what the step does on this Node.js */
export function isInRange({ node }: SampleStep): boolean {
  return node === undefined || semver.satisfies(process.versions.node, node);
}
