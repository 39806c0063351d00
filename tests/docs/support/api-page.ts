import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Root, RootContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface ParameterRow {
  readonly name: string;
  /** Whether the name is followed by "(required)". */
  readonly required: boolean;
  readonly type: string;
  readonly meaning: string;
  readonly line: number;
}

export interface OptionRow {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly meaning: string;
  readonly line: number;
}

export interface ErrorRow {
  readonly message: string;
  readonly when: string;
  readonly remedy: string;
  readonly line: number;
}

/** What an API page claims, with the line of every claim. */
export interface ApiPage {
  /** Path from the root of the repository, for messages: `docs/api/src.md`. */
  readonly path: string;
  readonly signature: string;
  readonly parameters: readonly ParameterRow[];
  readonly options: readonly OptionRow[];
  readonly errors: readonly ErrorRow[];
}

const root = new URL('../../../', import.meta.url);
const required = / \(required\)$/;
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * Reads what an API page claims about its function.
 *
 * The tables are found by their section (`## Options {#options}`) and the title of their first
 * column, so a section may hold several tables and any prose between them.
 *
 * @param path path from the root of the repository: `docs/api/src.md`.
 * @throws {Error} when the file or the `signature` fence is missing, or a row has an empty cell.
 */
export function readApiPage(path: string): ApiPage {
  return parseApiPage(path, readFileSync(fileURLToPath(new URL(path, root)), 'utf8'));
}

/**
 * Does what {@link readApiPage} does, for text that is at hand.
 *
 * @param path the path to name in messages.
 * @param markdown the text of the page.
 * @throws {Error} when the `signature` fence is missing, or a row has an empty cell.
 */
export function parseApiPage(path: string, markdown: string): ApiPage {
  const tree = parser.parse(markdown);
  const signature = tree.children.find((node) => node.type === 'code' && node.lang === 'signature');
  if (signature?.type !== 'code') {
    throw new Error(`${path}: no signature. Add a fence with the language "signature".`);
  }
  return {
    path,
    signature: signature.value,
    parameters: rowsOf(path, tree, 'parameters', 'Parameter').map(({ cells, line }) => ({
      name: (cells[0] ?? '').replace(required, ''),
      required: required.test(cells[0] ?? ''),
      type: cells[1] ?? '',
      meaning: cells[2] ?? '',
      line,
    })),
    options: rowsOf(path, tree, 'options', 'Option').map(({ cells, line }) => ({
      name: cells[0] ?? '',
      type: cells[1] ?? '',
      default: cells[2] ?? '',
      meaning: cells[3] ?? '',
      line,
    })),
    errors: rowsOf(path, tree, 'errors', 'Message').map(({ cells, line }) => ({
      message: cells[0] ?? '',
      when: cells[1] ?? '',
      remedy: cells[2] ?? '',
      line,
    })),
  };
}

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

function rowsOf(path: string, tree: Root, sectionId: string, firstColumn: string): readonly Row[] {
  return section(tree, sectionId)
    .filter((node): node is Table => node.type === 'table')
    .filter((table) => titleOf(table) === firstColumn)
    .flatMap((table) => table.children.slice(1).map((row) => readRow(path, table, row)));
}

/** The nodes between the level-two heading with this id and the next heading of that level. */
function section(tree: Root, id: string): readonly RootContent[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && toString(node).endsWith(`{#${id}}`),
  );
  if (start === -1) {
    return [];
  }
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return end === -1 ? rest : rest.slice(0, end);
}

function titleOf(table: Table): string {
  const [cell] = table.children[0]?.children ?? [];
  return cell ? toString(cell) : '';
}

function readRow(path: string, table: Table, row: TableRow): Row {
  const line = row.position?.start.line ?? 0;
  const cells = row.children.map((cell) => toString(cell).trim());
  const columns = table.children[0]?.children.length ?? 0;
  if (cells.length !== columns || cells.includes('')) {
    throw new Error(
      `${path}:${line}: a row needs ${columns} filled cells. Write "none" where there is nothing.`,
    );
  }
  return { cells, line };
}
