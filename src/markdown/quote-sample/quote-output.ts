import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SampleDefinition } from '../../samples/schema';
import type { FenceSettings } from '../fence/parse-fence-settings';
import type { QuotedText } from './quote';
import { findSample } from './sample-files';

/**
 * Quotes what a step of a sample printed, below the command that a reader would type.
 *
 * @param siteDir the folder that holds `samples/`
 * @param reference `NAME/STEP`
 * @param settings the lines to take, title and marked lines
 * @throws Error with a sentence where the step or its recorded output is missing
 */
export function quoteOutput(
  siteDir: string,
  reference: string,
  { lines, title, marked }: FenceSettings,
): QuotedText {
  const [sample, id] = findSample(siteDir, reference);
  const step = sample.definition().steps?.find((candidate) => candidate.id === id);
  if (!step) {
    throw new Error(`samples/${sample.name}/sample.json has no step "${id}". Mend the name.`);
  }
  const file = path.join(sample.folder, 'output', `${id}.txt`);
  if (!existsSync(file)) {
    throw new Error(
      `The output of "${reference}" is not recorded. Run: npm run samples:record -- ${sample.name}`,
    );
  }
  const printed = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (lines && lines[1] > printed.length) {
    throw new Error(`The output of "${reference}" has ${printed.length} lines. Mend lines="…".`);
  }
  const taken = lines ? printed.slice(lines[0] - 1, lines[1]) : printed;
  const code = [`$ ${typedCommand(step)}`, ...taken].join('\n').trimEnd();
  return { code, marked, ...(title !== undefined && { title }) };
}

type Step = NonNullable<SampleDefinition['steps']>[number];

/** A reader's shell finds the gulp of a project through npx only. */
function typedCommand({ command, env }: Step): string {
  const settings = Object.entries(env ?? {}).map(([name, value]) => `${name}=${value}`);
  return [...settings, command.replace(/^gulp\b/, 'npx gulp')].join(' ');
}
