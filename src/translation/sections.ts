import { createHash } from 'node:crypto';

import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import type { ParsedPage } from '../markdown/parse-page';

/** Stands for what comes before the first heading. No heading id begins with an underscore. */
export const TOP = '_top';

/** A heading with what stands below it up to the next one, or the beginning of a page. */
export interface Section {
  /** Id of the heading, or `TOP`. */
  readonly id: string;
  /** Text of the heading; the title of the page for its beginning. */
  readonly title: string;
  readonly line: number;
  /** Names the prose of the section: it changes with the words, not with code, links or wrapping. */
  readonly digest: string;
}

/** @returns the text of a heading and the id that its author gave it */
export function readHeading(node: Heading): { readonly text: string; readonly id?: string } {
  return parseMarkdownHeadingId(toString(node));
}

/**
 * Cuts a page into its sections. The title and the description of the page count as its beginning.
 *
 * @param page as its author wrote it; a quoted sample is no prose, whether it is filled in or not
 */
export function readSections({ frontMatter, tree }: ParsedPage): readonly Section[] {
  const title = String(frontMatter.title ?? '');
  const sections = [
    { id: TOP, title, line: 1, prose: [title, String(frontMatter.description ?? '')] },
  ];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      if (id !== undefined) {
        const line = node.position?.start.line ?? 1;
        sections.push({ id, title: text, line, prose: [text] });
        return SKIP;
      }
    }
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      sections.at(-1)?.prose.push(toString(node).replace(/\s+/gu, ' ').trim());
      return SKIP;
    }
    return undefined;
  });
  return sections.map(({ prose, ...section }) => ({ ...section, digest: digestOf(prose) }));
}

function digestOf(prose: readonly string[]): string {
  return createHash('sha256').update(prose.join('\n')).digest('hex').slice(0, 12);
}
