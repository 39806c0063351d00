import type { Finding } from './finding';
import type { Page } from './page';
import { sentencesOf } from './sentences';

/** Readers lose longer sentences; aim for fewer than twenty words. */
const mostWords = 32;

/**
 * @param page an English page
 * @returns a finding for each sentence of more than 32 words
 */
export function sentenceLength(page: Page): readonly Finding[] {
  return sentencesOf(page)
    .filter(({ words }) => words.length > mostWords)
    .map(({ line, text, words }) => ({
      line,
      message: `a sentence of ${words.length} words, ${mostWords} are the most. Split it: "${text}"`,
    }));
}
