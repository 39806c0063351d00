import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Finding } from './finding';
import type { Page } from './page';

/** Screen readers list the links of a page without the sentences around them. */
const meaningless =
  /^(?:click(?: here)?|here|link|this|this (?:page|link|guide|section)|that page|more|read more|see more|learn more|details|docs|page|above|below|website|这里|此处|点击(?:这里|此处)?|链接|更多|本页|此页)$/i;

/**
 * @param page a page of any language
 * @returns a finding for each link whose text alone does not say where it leads
 */
export function linkTexts(page: Page): readonly Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'link', (node) => {
    const text = toString(node).trim();
    if (text === '' || meaningless.test(text) || /^https?:/.test(text)) {
      findings.push({
        line: node.position?.start.line ?? 1,
        message: `the link text "${text}" does not say where the link leads. Name the target.`,
      });
    }
  });
  return findings;
}
