import { readdirSync } from 'node:fs';
import path from 'node:path';

import sidebars from '../../sidebars';

/** Docs that no sidebar leads to, and why. */
const OUTSIDE_SIDEBARS: Readonly<Record<string, string>> = {
  'documentation-missing': 'old addresses of other sites lead to it',
};

/** Ids of all docs, sorted: their files without the ending. Every runner starts at the root. */
export const DOCS: readonly string[] = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) =>
    file
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, ''),
  )
  .sort();

/** Ids of the docs that `sidebars.ts` lists, in its order. */
export const DOCS_IN_SIDEBAR: readonly string[] = idsIn(Object.values(sidebars));

/** Paths of the pages that are no docs. */
export const OTHER_PAGES: readonly string[] = [
  '/',
  '/plugins/',
  '/plugins/recipes',
  '/search',
  '/tools/globs',
  '/tools/tasks',
];

/** Paths of all pages that answer with a document of their own. */
export const PAGES: readonly string[] = [...OTHER_PAGES, ...DOCS.map((id) => `/docs/${id}`)];

/**
 * Finds docs that no reader comes to by the sidebar.
 *
 * @param all Ids of all docs.
 * @param listed Ids that a sidebar lists.
 * @returns A sentence for each doc that is in no sidebar and has no leave to be in none.
 */
export function outsideSidebars(
  all: readonly string[],
  listed: readonly string[],
): readonly string[] {
  return all
    .filter((id) => !listed.includes(id) && !Object.hasOwn(OUTSIDE_SIDEBARS, id))
    .map((id) => `docs/${id}.md: is in no sidebar. Add '${id}' to sidebars.ts.`);
}

/**
 * Finds categories that look abandoned.
 *
 * @param items Items of a sidebar, at any depth.
 * @returns A sentence for each category that leads to a single page.
 */
export function lonelyCategories(items: unknown): readonly string[] {
  if (Array.isArray(items)) {
    return items.flatMap(lonelyCategories);
  }
  if (typeof items !== 'object' || items === null) {
    return [];
  }
  const { label, items: below } = { label: undefined, items: [], ...items };
  return label !== undefined && idsIn(items).length < 2
    ? [`sidebars.ts: "${label}" has a single page. Put the page into another category.`]
    : lonelyCategories(below);
}

/** In a sidebar ids stand alone, in lists, and below the keys of categories that lead to others. */
function idsIn(items: unknown): readonly string[] {
  if (typeof items === 'string') {
    return [items];
  }
  if (Array.isArray(items)) {
    return items.flatMap(idsIn);
  }
  if (typeof items !== 'object' || items === null) {
    return [];
  }
  const { id, items: below, link } = { id: undefined, items: [], link: undefined, ...items };
  return [...idsIn(id), ...idsIn(link), ...idsIn(below)];
}
