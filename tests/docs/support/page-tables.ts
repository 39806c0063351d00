import path from 'node:path';
import type { TableRow as MarkdownRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { projectRoot } from '../../../src/samples/paths';
import { type Page, readPage } from '../prose/page';

/** One row of a table of a page, with the line that messages name. */
export interface TableRow {
  /** The first cell up to the first bracket: `set` for `` `set(name, fn)` ``. */
  readonly name: string;
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Reads tables of a page.
 *
 * @param file path from the root of the repository: `docs/api/tree.md`.
 * @param firstColumn the title of the first column: `Property`.
 * @returns the rows of each such table, in the order of the page.
 * @throws {Error} when a row has an empty cell.
 */
export function pageTables(file: string, firstColumn: string): readonly (readonly TableRow[])[] {
  return tablesOf(readPage(path.join(projectRoot, file)), firstColumn);
}

/** Does what {@link pageTables} does, for a page that is read already. */
export function tablesOf(
  { file, tree }: Page,
  firstColumn: string,
): readonly (readonly TableRow[])[] {
  const tables: TableRow[][] = [];
  visit(tree, 'table', ({ children: [titles, ...rows] }) => {
    if (titles?.children[0] && toString(titles.children[0]) === firstColumn) {
      tables.push(rows.map((row) => readRow(file, row, titles.children.length)));
    }
  });
  return tables;
}

function readRow(file: string, row: MarkdownRow, columns: number): TableRow {
  const line = row.position?.start.line ?? 0;
  const cells = row.children.map((cell) => toString(cell).trim());
  if (cells.length !== columns || cells.includes('')) {
    throw new Error(
      `${file}:${line}: a row needs ${columns} filled cells. Write "none" where there is nothing.`,
    );
  }
  return { name: (cells[0] ?? '').replace(/\s*\(.*$/u, ''), cells, line };
}

/**
 * Compares the names that a table documents with those that the library knows.
 *
 * @param path the page, for messages.
 * @param rows the rows of the table.
 * @param names what the library has, or reads of its options.
 * @param library name and version for the message: `vinyl 3.0.1`.
 * @returns one sentence for each difference, with page and line and what to do; empty when equal.
 */
export function nameDifferences(
  path: string,
  rows: readonly Pick<TableRow, 'name' | 'line'>[],
  names: readonly string[],
  library: string,
): readonly string[] {
  const documented = rows.map(({ name }) => name);
  return [
    ...rows
      .filter(({ name }) => !names.includes(name))
      .map(
        ({ name, line }) =>
          `${path}:${line} documents \`${name}\`, which ${library} does not know: remove the row`,
      ),
    ...rows
      .filter(({ name }, index) => documented.indexOf(name) !== index)
      .map(({ name, line }) => `${path}:${line} documents \`${name}\` twice: remove one row`),
    ...names
      .filter((name) => !documented.includes(name))
      .map(
        (name) =>
          `${path}:${rows.at(-1)?.line ?? 1}: ${library} knows \`${name}\`, which has no row: add a row`,
      ),
  ];
}
