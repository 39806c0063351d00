import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Link, List, ListItem, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { ENGLISH_FOLDER } from '../samples/paths';
import { withPageContext } from './page-error';
import { parsePage } from './parse-page';
import type { SiteOptions } from './quote-samples';
import { messageRowId } from './row-ids';
import type { OnFiles } from './sample-dependencies/read-files';

interface MessageListOptions extends SiteOptions {
  /** Called with the files whose messages a page lists. */
  readonly onRead?: OnFiles | undefined;
}

/** Id of the element around a list of links to pages that explain messages in tables. */
const PLACE = 'message-lists';

/**
 * Of a link to a section of a page: the address of the page, and its name. The generator has resolved the link,
 * or from 3.4 on does so later.
 */
const TO_PAGE = /^(?<address>.*\/docs\/(?<name>[^#]+)|\/(?<unresolved>[^#]+)\.md)#/;

/** A message with the address of the row that explains it. */
interface ExplainedMessage {
  readonly message: string;
  readonly url: string;
}

/**
 * Lists below each link in `<div id="message-lists">` the messages that the tables of its page explain,
 * each with a link to its row. A message stands once: where it comes first, and not where the page
 * explains it under a heading of its own. Messages are the same in each language.
 *
 * @throws Error that names page and line of a link to a page that cannot be read
 */
export default function messageLists({ siteDir, onRead }: MessageListOptions) {
  const readTables = tableReader();
  return (tree: Root, { path: file }: VFile): void => {
    const listed = new Set<string>();
    visit(tree, 'heading', (heading) => {
      visit(heading, 'inlineCode', ({ value }) => {
        listed.add(value);
      });
    });
    const addList = (item: ListItem): typeof SKIP => {
      const rows: ExplainedMessage[] = [];
      visit(item, 'link', (link) => {
        withPageContext({ file, siteDir }, link, () => {
          const { address, source } = readTarget(link);
          onRead?.(file, [path.join(siteDir, source)]);
          const tables = readTables(path.join(siteDir, source), source);
          rows.push(...tables.flatMap((table) => messagesOf(table, address)));
        });
      });
      const fresh = rows.filter(({ message }) => !listed.has(message) && listed.add(message));
      if (fresh.length > 0) {
        item.children.push(listOf(fresh));
      }
      return SKIP;
    };
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.value === PLACE)) {
        visit(element, 'listItem', addList);
      }
    });
  };
}

function readTarget({ url }: Link): { readonly address: string; readonly source: string } {
  const { address, unresolved, name = unresolved } = TO_PAGE.exec(url)?.groups ?? {};
  if (address === undefined || name === undefined) {
    throw new Error(`${url} leads to no section of a page. Write it as /api/src.md#errors.`);
  }
  return { address, source: `${ENGLISH_FOLDER}/${name}.md` };
}

/**
 * Keeps the tables of a page until its text changes: the development server makes the whole list again
 * when one of the listed pages changes.
 */
function tableReader(): (file: string, source: string) => readonly Table[] {
  const kept = new Map<string, { readonly text: string; readonly tables: readonly Table[] }>();
  return (file, source) => {
    const text = readFileSync(file, 'utf8');
    const known = kept.get(file);
    if (known?.text === text) {
      return known.tables;
    }
    const tables: Table[] = [];
    visit(parsePage(text, source).tree, 'table', (table) => {
      tables.push(table);
    });
    kept.set(file, { text, tables });
    return tables;
  };
}

function messagesOf(
  { children: [head, ...rows] }: Table,
  address: string,
): readonly ExplainedMessage[] {
  const [firstColumn] = head?.children ?? [];
  const title = firstColumn ? toString(firstColumn) : '';
  return rows.flatMap(({ children: [cell] }) => {
    const [code] = cell?.children ?? [];
    const message = code?.type === 'inlineCode' ? code.value.trim() : '';
    const id = messageRowId(title, message);
    return id === undefined || message === '' ? [] : [{ message, url: `${address}#${id}` }];
  });
}

function listOf(rows: readonly ExplainedMessage[]): List {
  return {
    type: 'list',
    spread: false,
    children: rows.map(({ message, url }): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'inlineCode', value: message }] }],
        },
      ],
    })),
  };
}
