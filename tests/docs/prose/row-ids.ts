import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { rowId } from '../../../src/markdown/row-ids';
import type { Page } from './page';

/**
 * @param page a page
 * @returns the ids of the rows of its tables
 */
export function rowIds(page: Page): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(page.tree, 'table', ({ children: [head, ...rows] }) => {
    const [title] = head?.children ?? [];
    for (const { children } of rows) {
      const code = children[0]?.children[0];
      const id =
        title && code?.type === 'inlineCode' ? rowId(toString(title), code.value) : undefined;
      if (id !== undefined) ids.add(id);
    }
  });
  return ids;
}
