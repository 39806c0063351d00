import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { cellsOf, rowsOf } from './labelled-cells';
import { rowId } from './row-ids';

/**
 * Makes each option, parameter, property and message of a table a link to its own row: `#option-cwd`,
 * `#error-invalid-glob-argument`. A name that has such a heading on its page, or stood in a table
 * before, keeps that place.
 */
export default function linkedRows() {
  return (tree: Root): void => {
    const taken = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => {
      taken.add(properties.id);
    });
    visit(tree, 'element', (table) => {
      if (table.tagName === 'table') {
        const [head, ...rows] = rowsOf(table);
        const [title] = head ? cellsOf(head) : [];
        const firstColumn = title ? toString(title) : '';
        for (const row of rows) {
          linkRow(row, firstColumn, taken);
        }
      }
    });
  };
}

function linkRow(row: Element, firstColumn: string, taken: Set<unknown>): void {
  const cell = cellsOf(row)[0];
  const name = cell?.children[0];
  if (cell?.tagName !== 'td' || name?.type !== 'element' || name.tagName !== 'code') {
    return;
  }
  const id = rowId(firstColumn, toString(name));
  if (id !== undefined && !taken.has(id)) {
    taken.add(id);
    row.properties.id = id;
    // JSX of the page itself: it needs nothing of the generator's link.
    cell.children[0] = {
      type: 'mdxJsxTextElement',
      name: 'a',
      attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${id}` }],
      children: [name],
      data: { _mdxExplicitJsx: true },
    };
  }
}
