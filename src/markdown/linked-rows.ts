import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { cellsOf, rowsOf } from './labelled-cells';

/**
 * Makes each option, parameter and property of a table a link to its own row: `#option-cwd`. A name
 * that has such a heading on its page, or stood in a table before, keeps that place.
 */
export default function linkedRows() {
  return (tree: Root): void => {
    const taken = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => {
      taken.add(properties.id);
    });
    visit(tree, 'element', (table) => {
      if (table.tagName === 'table') {
        for (const row of rowsOf(table)) {
          linkRow(row, taken);
        }
      }
    });
  };
}

function linkRow(row: Element, taken: Set<unknown>): void {
  const cell = cellsOf(row)[0];
  const name = cell?.children[0];
  if (cell?.tagName !== 'td' || name?.type !== 'element' || name.tagName !== 'code') {
    return;
  }
  const [text] = name.children;
  const id = text?.type === 'text' && /^[a-z]\w+$/i.test(text.value) ? `option-${text.value}` : '';
  if (id !== '' && !taken.has(id)) {
    taken.add(id);
    row.properties.id = id;
    // JSX of the page itself: the generator's link would be checked against headings alone.
    cell.children[0] = {
      type: 'mdxJsxTextElement',
      name: 'a',
      attributes: [{ type: 'mdxJsxAttribute', name: 'href', value: `#${id}` }],
      children: [name],
      data: { _mdxExplicitJsx: true },
    };
  }
}
