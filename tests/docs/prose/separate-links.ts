import type { Finding } from './finding';
import type { Page } from './page';

/**
 * A link with a heading id, and another one in the same line with no space between them. Docusaurus 3.2.1 reads an
 * id up to the next space (`linkSuffixPattern` in its `markdownLinks.js`), and so never sees the second link.
 */
const RUN_TOGETHER = /\]\((?!https?:)[^()\s#?]+#[^>\s]+\]\((\/[^()\s#?]+\.mdx?)/;

/**
 * @param page a page of any language
 * @returns a finding for each line in which the generator takes two links for one
 */
export function separateLinks(page: Page): readonly Finding[] {
  return page.source.split('\n').flatMap((line, index) => {
    const [, second] = RUN_TOGETHER.exec(line) ?? [];
    return second === undefined
      ? []
      : [
          {
            line: index + 1,
            message: `${second}: the generator takes this link for a part of the one before it. Put a space between them.`,
          },
        ];
  });
}
