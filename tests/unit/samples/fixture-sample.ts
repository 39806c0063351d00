import type { Sample } from '../../../src/samples/load';
import { parseSampleDefinition } from '../../../src/samples/schema';
import { temporaryFolder } from '../../docs/support/temporary-folder';

/**
 * Makes a sample in a temporary folder.
 *
 * @param steps as in a `sample.json`
 * @param files its files beside an empty gulpfile, with their contents
 */
export function fixtureSample(
  steps: readonly object[],
  files: Readonly<Record<string, string>> = {},
): Sample {
  const file = 'samples/fixture/sample.json';
  const definition = parseSampleDefinition({ about: 'A fixture.', steps }, file);
  const folder = temporaryFolder({ 'gulpfile.mjs': 'export {};\n', ...files });
  return { name: 'fixture', folder, file, definition };
}
