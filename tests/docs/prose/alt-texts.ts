import { visit } from 'unist-util-visit';

import type { Finding } from './finding';
import type { Page } from './page';

/** Fewer characters cannot replace a drawing; Chinese says the same in about a third of them. */
const shortest = { en: 20, 'zh-Hans': 8 } as const;

/**
 * @param page a page of any language
 * @returns a finding for each picture whose alternative text is missing or too short
 */
export function altTexts(page: Page): readonly Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'image', ({ alt, url, position }) => {
    const length = (alt ?? '').trim().length;
    if (length < shortest[page.locale]) {
      findings.push({
        line: position?.start.line ?? 1,
        message: `the alternative text of ${url} has ${length} characters, ${shortest[page.locale]} are the fewest. Say what the picture shows.`,
      });
    }
  });
  return findings;
}
