import type { Finding } from './finding';
import type { Page } from './page';
import { textBlocks } from './text-blocks';

/**
 * @param page a page of any language
 * @returns a finding for each pair of asterisks outside of code that the reader sees. Markdown takes
 *   `**` behind a full-width mark and before a letter for text, so `**好。**但` has nothing bold in it
 */
export function literalAsterisks(page: Page): readonly Finding[] {
  return textBlocks(page).flatMap(({ text, lineAt }) =>
    Array.from(text.matchAll(/\*\*/g)).map(({ index }) => ({
      line: lineAt(index),
      message: 'asterisks that readers see. Write the mark behind them: `**好**。但`.',
    })),
  );
}
