import { parseSampleDefinition, type SampleStep } from '../../../src/samples/schema';

/** A step that runs `script.mjs`, with its defaults filled in. */
export function stepWith(more: object): SampleStep {
  const definition = {
    about: 'Runs a script.',
    steps: [{ id: 'run', command: 'node script.mjs', ...more }],
  };
  const [step] = parseSampleDefinition(definition, 'sample.json').steps ?? [];
  if (step === undefined) {
    throw new Error('The definition above has a step.');
  }
  return step;
}
