import path from 'node:path';
import { projectRoot } from '../../../src/samples/paths';
import { type Page, readPage } from '../prose/page';
import { tablesOf } from './page-tables';

interface OptionRow {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  readonly line: number;
}

interface ErrorRow {
  readonly message: string;
  readonly when: string;
  readonly line: number;
}

/** What the tables of an API page say. */
export interface ApiPage {
  /** Path from the root of the repository, for messages: `docs/api/src.md`. */
  readonly path: string;
  /** Names of the parameters. */
  readonly parameters: readonly string[];
  readonly options: readonly OptionRow[];
  readonly errors: readonly ErrorRow[];
}

/**
 * Reads what the tables of an API page say of its function, by the title of their first column.
 *
 * @param file path from the root of the repository: `docs/api/src.md`.
 * @throws {Error} when the page has no `signature` fence, or a row an empty cell.
 */
export function readApiPage(file: string): ApiPage {
  return apiPageOf(readPage(path.join(projectRoot, file)));
}

/** Does what {@link readApiPage} does, for a page that is read already. */
export function apiPageOf(page: Page): ApiPage {
  if (!page.tree.children.some((node) => node.type === 'code' && node.lang === 'signature')) {
    throw new Error(`${page.file}: no signature. Add a fence with the language "signature".`);
  }
  return {
    path: page.file,
    parameters: tablesOf(page, 'Parameter')
      .flat()
      .map(({ name }) => name),
    options: tablesOf(page, 'Option')
      .flat()
      .map(({ cells: [name = '', , written = '', meaning = ''], line }) => ({
        name,
        default: written,
        meaning,
        line,
      })),
    errors: tablesOf(page, 'Message')
      .flat()
      .map(({ cells: [message = '', when = ''], line }) => ({ message, when, line })),
  };
}
