import type { Finding } from './finding';
import type { Page } from './page';
import { textBlocks } from './text-blocks';

/**
 * @param page a page of any language
 * @returns a finding for each exclamation mark outside of code
 */
export function exclamationMarks(page: Page): readonly Finding[] {
  return textBlocks(page).flatMap(({ text, lineAt }) =>
    Array.from(text.matchAll(/[!！]/g)).map(({ index }) => ({
      line: lineAt(index),
      message: 'an exclamation mark. End the sentence with a period.',
    })),
  );
}
