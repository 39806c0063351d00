import { loadSample } from '../../samples/load';
import type { FenceText } from '../fence';
import type { FenceSettings, SampleReference } from '../fence-settings';
import { quoteFile } from './quote-file';
import { quoteOutput } from './quote-output';

/**
 * Reads what a fence quotes.
 *
 * @param siteDir the folder that holds `samples/`
 * @param reference what the fence names
 * @param settings its title and marked lines
 * @returns one text, or one per module format, ES module first
 * @throws Error with a sentence where sample, file, region, step or recorded output is missing
 */
export function quoteTexts(
  siteDir: string,
  reference: SampleReference,
  settings: FenceSettings,
): readonly [FenceText, ...FenceText[]] {
  const sample = loadSample(reference.sample, siteDir);
  return reference.kind === 'file'
    ? quoteFile(sample, reference, settings)
    : [quoteOutput(sample, reference, settings)];
}
