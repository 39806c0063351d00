import { buildSectionIndex, matchSections } from '@site/src/search/embedded';
import { pause } from '@site/src/browser/pause';

import type { ListRow } from './rows';

/** Finds rows by what a reader types; gives the names of those that match. */
export type Finder = (text: string) => ReadonlySet<string>;

/**
 * Gives the filter the search's knowledge of word forms, synonyms and typing errors.
 * @param rows The rows of the list; each becomes a section of an index of its own.
 */
export async function makeFinder(rows: readonly Pick<ListRow, 'name' | 'text'>[]): Promise<Finder> {
  const sections = rows.map(({ name, text }) => ({
    headings: [name],
    anchor: name,
    names: [],
    messages: [],
    text: [text],
    code: [],
  }));
  const page = { path: '', title: '', description: '', keywords: [], tag: '', sections };
  const index = await buildSectionIndex({ language: '', origin: '', pages: [page] }, pause);
  return (text) =>
    new Set(Array.from(matchSections(index, text)).flatMap((id) => rows[id]?.name ?? []));
}
