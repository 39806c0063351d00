import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** One row of a table of a page, with the line that messages name. */
export interface TableRow {
  /** The first cell up to the first bracket: `set` for `` `set(name, fn)` ``. */
  readonly name: string;
  readonly cells: readonly string[];
  readonly line: number;
}

const root = new URL('../../../', import.meta.url);
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * Reads the tables of a page that {@link readApiPage} has no name for: properties, methods, words.
 *
 * @param path path from the root of the repository: `docs/api/tree.md`.
 * @param firstColumn the title of the first column: `Property`.
 * @returns the rows of each such table, in the order of the page.
 */
export function pageTables(path: string, firstColumn: string): readonly (readonly TableRow[])[] {
  const tree = parser.parse(readFileSync(fileURLToPath(new URL(path, root)), 'utf8'));
  return tree.children
    .filter((node): node is Table => node.type === 'table')
    .filter(
      ({ children: [title] }) => title?.children[0] && toString(title.children[0]) === firstColumn,
    )
    .map((table) =>
      table.children.slice(1).map((row) => {
        const cells = row.children.map((cell) => toString(cell).trim());
        return {
          name: (cells[0] ?? '').replace(/\s*\(.*$/u, ''),
          cells,
          line: row.position?.start.line ?? 0,
        };
      }),
    );
}

/**
 * Compares the names that a table documents with those that the library has.
 *
 * @param path the page, for messages.
 * @param rows the rows of the table.
 * @param names what the library has.
 * @param library name and version for the message: `vinyl 3.0.1`.
 * @returns one sentence for each difference, with page and line and what to do; empty when equal.
 */
export function nameDifferences(
  path: string,
  rows: readonly TableRow[],
  names: readonly string[],
  library: string,
): readonly string[] {
  const documented = rows.map(({ name }) => name);
  return [
    ...rows
      .filter(({ name }) => !names.includes(name))
      .map(
        ({ name, line }) =>
          `${path}:${line} documents \`${name}\`, which ${library} does not have: remove the row`,
      ),
    ...names
      .filter((name) => !documented.includes(name))
      .map(
        (name) =>
          `${path}:${rows.at(-1)?.line ?? 1}: ${library} has \`${name}\`, which has no row: add a row`,
      ),
  ];
}
