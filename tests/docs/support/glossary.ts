import type { Node } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';

import { headingsOf } from '../prose/headings';
import type { Page } from '../prose/page';

/** The page of terms, as {@link Page} names it. */
export const GLOSSARY = 'glossary.md';

/** A piece of prose, and where the link leads that it stands in. */
interface Piece {
  readonly text: string;
  readonly line: number;
  readonly url: string | undefined;
}

/** A term of the glossary. */
export interface Entry {
  readonly id: string;
  readonly term: string;
  /** The pages that explain it, as {@link Page} names them. */
  readonly explainedOn: readonly string[];
}

/** A heading, or the first line of a note in a box. */
function isTitle({ type, data }: Node): boolean {
  return type === 'heading' || (data !== undefined && 'directiveLabel' in data);
}

/** @returns the text of a page in reading order, titles left out, each link in one piece */
export function piecesOf(page: Page): readonly Piece[] {
  const pieces: Piece[] = [];
  visitParents(page.tree, (node, ancestors) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link') {
      pieces.push({ text: toString(node), line, url: node.url });
    } else if (
      node.type === 'text' &&
      !ancestors.some((ancestor) => ancestor.type === 'link' || isTitle(ancestor))
    ) {
      pieces.push({ text: node.value, line, url: undefined });
    }
  });
  return pieces;
}

/** @returns the id of the entry that a link leads to; undefined for a link to another place */
export function entryOf(url: string | undefined): string | undefined {
  const [file, id] = (url ?? '').split('#');
  return file === `/${GLOSSARY}` ? id : undefined;
}

/** @returns the terms of a glossary, each with the pages that its links lead to */
export function entriesOf(glossary: Page): readonly Entry[] {
  const headings = headingsOf(glossary);
  const pieces = piecesOf(glossary);
  return headings
    .filter(({ depth }) => depth === 3)
    .map(({ id = '', line, text }) => {
      const end = headings.find((heading) => heading.line > line)?.line ?? Infinity;
      const explainedOn = pieces.flatMap(({ url, line: at }) =>
        url !== undefined && at > line && at < end ? [url.replace(/^\/|#.*$/gu, '')] : [],
      );
      return { id, term: text, explainedOn };
    });
}
