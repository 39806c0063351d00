import type { Sample } from '../../samples/load';
import { readOutput } from '../../samples/read-output';
import type { SampleStep } from '../../samples/schema';
import type { FenceText } from '../fence';
import type { FenceSettings, SampleReference } from '../fence-settings';

/**
 * Quotes what a step of a sample printed, below the command that a reader would type, if there is one.
 *
 * @throws Error with a sentence where the step, its recorded output or a line of it is missing
 */
export function quoteOutput(
  sample: Sample,
  { target, lines }: SampleReference,
  { title, marked }: FenceSettings,
): FenceText {
  const step = sample.definition.steps?.find(({ id }) => id === target);
  if (!step) {
    throw new Error(`${sample.file} has no step "${target}". Correct the name.`);
  }
  const output = readOutput(sample, target);
  if (output === undefined) {
    throw new Error(
      `The output of "${sample.name}/${target}" is not recorded. Run: npm run samples:record -- ${sample.name}`,
    );
  }
  const printed = output.trimEnd().split('\n');
  if (lines && lines[1] > printed.length) {
    throw new Error(
      `The output of "${sample.name}/${target}" has ${printed.length} lines. Correct lines="…".`,
    );
  }
  const taken = lines ? printed.slice(lines[0] - 1, lines[1]) : printed;
  const typed = typedCommand(step);
  const code = [...(typed === '' ? [] : [`$ ${typed}`]), ...taken].join('\n').trimEnd();
  return { code, marked, ...(title !== undefined && { title }) };
}

/**
 * A reader's shell finds the gulp of a project through npx only. Settings of npm are what keeps a
 * sample's run off the network: no reader types them.
 *
 * @returns what a reader types for the same; empty where the run needs files that no page shows
 */
function typedCommand({ command, typed, env }: SampleStep): string {
  if (typed !== undefined) {
    return typed;
  }
  const settings = Object.entries(env ?? {})
    .filter(([name]) => !name.startsWith('npm_config_'))
    .map(([name, value]) => `${name}=${value}`);
  return [...settings, command.replace(/^gulp\b/, 'npx gulp')].join(' ');
}
