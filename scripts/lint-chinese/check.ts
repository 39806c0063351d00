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

/** Replaces the parentheses of a call such as `dest()`, which stay half-width in any text. */
const CALL = '__';

/** A stop of Latin after Chinese, which zhlint takes for a part of what follows. */
const LATIN_STOP = /(?<=\p{Script=Han}[”’）*\]]*)\.(?=[*\s]|$)/gmu;

function latinStops(file: string, { line, text }: Text): readonly string[] {
  return Array.from(text.matchAll(LATIN_STOP), ({ index }) => {
    const before = text.slice(0, index).split('\n');
    const whole = text.split('\n')[before.length - 1] ?? '';
    return `${file}:${line + before.length - 1}: ${whole}\n  should be: ${whole.replace(LATIN_STOP, '。')}`;
  });
}

/**
 * Looks for spaces and punctuation that are not as the rules have them.
 *
 * @param file what messages name
 * @param texts pieces of the file
 * @returns for each line that is not, `file:line: ` with the line as it is and as it should be
 */
export function checkTexts(file: string, texts: readonly Text[]): readonly string[] {
  const stops = texts.flatMap((text) => latinStops(file, text));
  const others = texts.flatMap(({ line, text }) => {
    const linted = text.replace(/(?<=\w)\(\)/g, CALL);
    const { result, validations } = runWithConfig(linted, RULES);
    const before = text.split('\n');
    const after = result.replaceAll(CALL, '()').split('\n');
    return [
      ...new Set(validations.map(({ index }) => linted.slice(0, index).split('\n').length)),
    ].map(
      (offset) =>
        `${file}:${line + offset - 1}: ${before[offset - 1]}\n  should be: ${after[offset - 1]}`,
    );
  });
  return [...new Set([...stops, ...others])];
}
