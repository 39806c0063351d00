import { type Config, runWithConfig } from 'zhlint';

import type { Text } from './texts';

/** A space between Chinese and Latin, digits or code; full-width punctuation, with no space beside it. */
const RULES: Config = {
  preset: 'default',
  rules: {
    fullwidthPunctuation: '，。：；？！“”‘’（）',
    halfwidthPunctuation: '',
    adjustedFullwidthPunctuation: '',
  },
};

/**
 * Looks for spaces and punctuation that are not as the rules have them.
 *
 * @param file what messages name
 * @param texts pieces of the file
 * @returns for each line that is not, `file:line: ` with the line as it is and as it should be
 */
export function checkTexts(file: string, texts: readonly Text[]): readonly string[] {
  return texts.flatMap(({ line, text }) => {
    const { result, validations } = runWithConfig(text, RULES);
    const before = text.split('\n');
    const after = result.split('\n');
    return [
      ...new Set(validations.map(({ index }) => text.slice(0, index).split('\n').length)),
    ].map(
      (offset) =>
        `${file}:${line + offset - 1}: ${before[offset - 1]}\n  should be: ${after[offset - 1]}`,
    );
  });
}
