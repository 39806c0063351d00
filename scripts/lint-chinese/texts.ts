import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

import { parsePage } from '../../src/markdown/parse-page';

/** A piece of Chinese with its place in a file. */
export interface Text {
  /** Line of its beginning, from 1. */
  readonly line: number;
  readonly text: string;
}

const HEADING_ID = / \{#[\w-]+\}$/gm;

/**
 * Lists what a Markdown file says: itself, and what zhlint does not look at in a file, which are the
 * cells of its tables, the titles of its callouts, and its title and description.
 *
 * @param source the text of the file
 * @param file its path, for messages
 * @returns them without ids of headings
 */
export function textsOfPage(source: string, file: string): readonly Text[] {
  const { frontMatter, tree } = parsePage(source, file);
  const texts: Text[] = [{ line: 1, text: source.replace(HEADING_ID, '') }];
  for (const value of [frontMatter.title, frontMatter.description]) {
    texts.push({ line: 1, text: String(value ?? '') });
  }
  visit(tree, (node) => {
    if (node.type === 'tableCell' || isCalloutTitle(node)) {
      const first = node.children[0]?.position?.start;
      const end = node.children.at(-1)?.position?.end;
      texts.push({
        line: first?.line ?? 1,
        // The parser sees headings with their ids escaped, so offsets are those of lines.
        text:
          first && end ? lineOf(source, first.line).slice(first.column - 1, end.column - 1) : '',
      });
    }
  });
  return texts.filter(({ text }) => isChinese(text));
}

/** A call or an option in a text that is no Markdown: `src()`, `encoding: false`. */
const CODE = /[\w.]+(?:\([^)]*\)|: \w+)/g;

/** What a component fills in, Chinese or not, with its spaces but for one that Latin before it needs. */
const PLACEHOLDER = /(?<![\w.]) ?\{\w+\} ?/g;

/**
 * Lists the Chinese texts in data: messages of components, texts of an edition, plugin summaries.
 *
 * @param data anything that JSON can hold
 * @returns each text as Markdown would have it, with code marked and a Chinese word per placeholder
 */
export function textsOfData(data: unknown): readonly Text[] {
  if (typeof data === 'string') {
    const text = data.replace(CODE, '`$&`').replace(PLACEHOLDER, '某');
    return isChinese(data) ? [{ line: 1, text }] : [];
  }
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOfData) : [];
}

function isCalloutTitle(node: Nodes): node is Extract<Nodes, { type: 'paragraph' }> {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

function lineOf(source: string, line: number): string {
  return source.split('\n')[line - 1] ?? '';
}
