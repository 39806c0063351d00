import type { Finding } from './finding';
import type { Page } from './page';
import { textBlocks } from './text-blocks';

/** Names such as "Visual Studio Code" have fewer words. */
const FOUR_WORDS = /[A-Za-z][\w'’-]*(?:,? [A-Za-z][\w'’-]*){3,}/g;

/**
 * @param page a Chinese page
 * @returns a finding for each sentence outside of code that nobody translated
 */
export function leftInEnglish(page: Page): readonly Finding[] {
  const { title, description } = page.frontMatter;
  return [{ text: `${title}\n${description}`, lineAt: () => 1 }, ...textBlocks(page)].flatMap(
    ({ text, lineAt }) =>
      Array.from(text.matchAll(FOUR_WORDS), ({ 0: words, index }) => ({
        line: lineAt(index),
        message: `"${words}" is English. Translate it, or write it as code.`,
      })),
  );
}
