import type { ColoredText } from './tokenize';

/**
 * Colors what gulp prints: the time stamp that starts a line, and the names of tasks.
 *
 * @param output lines of a terminal, without the prompt
 * @returns the same text in pieces
 */
export function tokenizeOutput(output: string): readonly ColoredText[] {
  return output
    .split(/(^\[\d\d:\d\d:\d\d\]|(?<=\b(?:Starting|Finished) )'[^'\n]+'|'[^'\n]+'(?= errored))/m)
    .map((text, index): ColoredText => {
      if (index % 2 === 0) {
        return { text };
      }
      return { text, className: text.startsWith('[') ? 't' : 'a' };
    });
}
