import type { Finding } from './finding';
import type { Page } from './page';
import { textBlocks } from './text-blocks';

/**
 * @param page a page of any language
 * @returns a finding for each table that Markdown takes for text: its second line has more or fewer cells
 *   than its first, or is missing
 */
export function brokenTables(page: Page): readonly Finding[] {
  return textBlocks(page)
    .filter(({ kind, text }) => kind === 'paragraph' && /^\s*\|.*\|/.test(text))
    .map(({ lineAt }) => ({
      line: lineAt(0),
      message:
        'a table that readers see as text. Below its first line write one with as many cells: | --- | --- |.',
    }));
}
