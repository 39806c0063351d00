import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Finding } from './finding';
import type { Page } from './page';

/** A heading of a page. */
export interface Heading {
  readonly line: number;
  readonly depth: number;
  readonly text: string;
  /** `undefined` where the author gave none. */
  readonly id: string | undefined;
}

/**
 * @param page a page
 * @returns its headings in their order
 */
export function headingsOf(page: Page): readonly Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => {
    const { text, id } = parseMarkdownHeadingId(toString(node));
    headings.push({ line: node.position?.start.line ?? 1, depth: node.depth, text, id });
  });
  return headings;
}

/**
 * @param page a page of any language
 * @returns findings about headings without an id, with an odd one, with one that is taken, of level
 *   one (the title is that heading), and of a first one below level two
 */
export function headingIds(page: Page): readonly Finding[] {
  const taken = new Set<string>();
  return headingsOf(page).flatMap(({ line, depth, text, id }, index) => {
    if (depth === 1) {
      return [{ line, message: `"${text}" is a second title. Use "##"; the title is in front.` }];
    }
    if (index === 0 && depth > 2) {
      return [{ line, message: `"${text}" is the first heading of the page. Use "##".` }];
    }
    if (id === undefined) {
      return [{ line, message: `"${text}" has no id of its own. Add one: {#some-id}.` }];
    }
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      return [{ line, message: `the heading id "${id}" is not in lower-case kebab-case.` }];
    }
    if (taken.has(id)) {
      return [{ line, message: `the heading id "${id}" is taken in this page. Choose another.` }];
    }
    taken.add(id);
    return [];
  });
}
