import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';

import type { Finding } from './finding';
import type { Page } from './page';

/**
 * @param page a page of any language
 * @returns findings about titles of callouts that begin with code, or with a small letter
 */
export function calloutTitles(page: Page): readonly Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'paragraph', (node) => {
    if (node.data?.directiveLabel === true && !beginsAsTitle(node)) {
      findings.push({
        line: node.position?.start.line ?? 1,
        message: 'the title of the callout begins with code or a small letter. Begin with a word.',
      });
    }
  });
  return findings;
}

function beginsAsTitle({ children: [first] }: Paragraph): boolean {
  return first?.type === 'text' && /^[\p{Lu}\p{Script=Han}]/u.test(first.value);
}
