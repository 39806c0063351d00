import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSampleDefinition, type SampleDefinition } from '../../samples/schema';

/** Where the files of one sample lie. */
export interface SampleFiles {
  readonly name: string;
  readonly folder: string;
  readonly definition: () => SampleDefinition;
}

/**
 * Finds a sample.
 *
 * @param siteDir the folder that holds `samples/`
 * @param reference `NAME/FILE` or `NAME/STEP`, as fences write it
 * @returns the sample, and what follows its name
 * @throws Error where the reference names no sample
 */
export function findSample(siteDir: string, reference: string): readonly [SampleFiles, string] {
  const [name = '', ...rest] = reference.split('/');
  const folder = path.join(siteDir, 'samples', name);
  if (name === '' || rest.length === 0 || rest.includes('..')) {
    throw new Error(`"${reference}" names no sample. Write it as NAME/FILE or NAME/STEP.`);
  }
  const file = `samples/${name}/sample.json`;
  if (!existsSync(path.join(siteDir, file))) {
    throw new Error(`${file} does not exist. Add the sample, or mend its name.`);
  }
  const definition = (): SampleDefinition =>
    parseSampleDefinition(JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')), file);
  return [{ name, folder, definition }, rest.join('/')];
}
