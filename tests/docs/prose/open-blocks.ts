import type { Position } from 'unist';
import { visit } from 'unist-util-visit';

import type { Finding } from './finding';
import type { Page } from './page';

/** The callouts that the generator knows; of any other it shows the text alone, and warns. */
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/**
 * @param page a page of any language
 * @returns findings about callouts that do not exist, and about callouts and fences without an end,
 *   which take in the rest of the page
 */
export function openBlocks(page: Page): readonly Finding[] {
  const lines = page.source.split('\n');
  const isClosed = (position: Position | undefined, end: RegExp): boolean =>
    end.test(lines[(position?.end.line ?? 1) - 1] ?? '');
  const findings: Finding[] = [];
  visit(page.tree, ({ type, position, ...node }) => {
    const line = position?.start.line ?? 1;
    if (type === 'containerDirective' && 'name' in node) {
      if (!CALLOUTS.some((name) => name === node.name)) {
        findings.push({
          line,
          message: `":::${node.name}" is no callout. Use one of: ${CALLOUTS.join(', ')}.`,
        });
      }
      if (!isClosed(position, /^[\s>]*:::+\s*$/)) {
        findings.push({ line, message: 'the callout has no end. Add a line ":::" after it.' });
      }
    } else if (type === 'code' && !isClosed(position, /(?:`{3,}|~{3,})\s*$/)) {
      findings.push({ line, message: 'the fence has no end. Add a line "```" after it.' });
    }
  });
  return findings;
}
