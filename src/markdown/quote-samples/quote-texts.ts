import { loadSample } from '../../samples/load';
import type { FenceText } from '../fence';
import type { FenceSettings, SampleReference } from '../fence-settings';
import { quoteFile } from './quote-file';
import { quoteOutput } from './quote-output';

type FenceTexts = readonly [FenceText, ...FenceText[]];

/**
 * Reads the texts of a fence: what it quotes, or its own.
 *
 * @param siteDir the folder that holds `samples/`
 * @param body what stands between the marks of the fence
 * @param settings what its first line says
 * @returns one text, or one per module format, ES module first
 * @throws Error of `quoteTexts`; Error with a sentence where a fence that quotes has a text of its own, or
 *   marks a line that it does not have
 */
export function fenceTexts(siteDir: string, body: string, settings: FenceSettings): FenceTexts {
  const { reference, title, marked } = settings;
  if (reference === undefined) {
    requireLines(body, marked);
    return [{ code: body, marked, ...(title !== undefined && { title }) }];
  }
  if (body.trim() !== '') {
    throw new Error('A fence that quotes has an empty body. Remove the text in it.');
  }
  const texts = quoteTexts(siteDir, reference, settings);
  const { code } = texts[0];
  // Lines of an output are counted below the command.
  requireLines(reference.kind === 'output' ? code.replace(/^\$ .*\n?/, '') : code, marked);
  return texts;
}

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
): FenceTexts {
  const sample = loadSample(reference.sample, siteDir);
  return reference.kind === 'file'
    ? quoteFile(sample, reference, settings)
    : [quoteOutput(sample, reference, settings)];
}

/** @throws Error with a sentence about the first marked line that the code does not have */
function requireLines(code: string, marked: readonly number[]): void {
  const count = code.trimEnd().split('\n').length;
  const missing = marked.find((line) => line > count);
  if (missing !== undefined) {
    throw new Error(
      `The fence marks line ${missing}, but its last line is ${count}. Correct the numbers in {…}.`,
    );
  }
}
