import { checkFile } from './check-file';
import type { StepResult } from './run-step';
import type { SampleStep } from '../../src/samples/schema';

/** A project after a step, and how the run names the sample's modules. */
interface CheckedRun {
  readonly folder: string;
  /** Turns an expected text into the one of the run's format. */
  readonly inRun: (text: string) => string;
}

/**
 * Compares what a step did with what `sample.json` says must be seen.
 *
 * @param step the expectations
 * @param result what happened
 * @param run where it happened
 * @returns one sentence per difference; none where all is as expected
 */
export function checkStep(
  step: SampleStep,
  result: StepResult,
  run: CheckedRun,
): readonly string[] {
  return [
    ...(result.stuck === undefined ? [] : [result.stuck]),
    ...checkExit(step, result),
    ...missingInOrder(step.prints.map(run.inRun), result.output),
    ...step.printsNot
      .map(run.inRun)
      .filter((text) => result.output.includes(text))
      .map((text) => `it prints ${JSON.stringify(text)}, which "printsNot" refuses.`),
    ...Object.entries(step.files).flatMap(([file, check]) => checkFile(run.folder, file, check)),
  ];
}

function checkExit(step: SampleStep, { stuck, exit }: StepResult): readonly string[] {
  const expected = step.exit ?? 0;
  if (step.until !== undefined || stuck !== undefined || exit === expected) {
    return [];
  }
  return [`it ends with exit code ${exit}, expected is ${expected}.`];
}

/**
 * @param expected texts that must appear one after the other
 * @param output the normalised output
 * @returns a sentence about the first text that is missing or comes too early
 */
export function missingInOrder(expected: readonly string[], output: string): readonly string[] {
  let from = 0;
  for (const text of expected) {
    const found = output.indexOf(text, from);
    if (found === -1) {
      const why = output.includes(text) ? 'prints it too early' : 'does not print it';
      return [`"prints" expects ${JSON.stringify(text)}, but the command ${why}.`];
    }
    from = found + text.length;
  }
  return [];
}
