import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Gives each cell behind the first the name of its column and a colon, which the style sheet shows where a
 * row becomes a card: on a phone. A table of two columns needs none.
 */
export default function labelledCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const [head, ...rows] = rowsOf(table);
      const labels = head ? cellsOf(head).map((cell) => toString(cell)) : [];
      const colon = /\p{Script=Han}/u.test(labels.join('')) ? '：' : ': ';
      if (labels.length > 2) {
        for (const row of rows) {
          cellsOf(row).forEach((cell, column) => {
            if (column > 0 && cell.children.length > 0) {
              cell.properties.dataLabel = `${labels[column]}${colon}`;
            }
          });
        }
      }
    });
  };
}

/** @returns the rows of a table, that of its head first */
export function rowsOf(table: Element): readonly Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === 'tr') {
      rows.push(element);
    }
  });
  return rows;
}

/** @returns the cells of a row */
export function cellsOf(row: Element): readonly Element[] {
  return row.children.filter(
    (child): child is Element => child.type === 'element' && /^t[hd]$/.test(child.tagName),
  );
}
