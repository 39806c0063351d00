import { buildSectionIndex, matchSections } from '@site/src/search/embedded';
import { pause } from '@site/src/browser/pause';

import type { ListRow } from './rows';

/** Between two things of which a reader wants to know the better one. */
const ALTERNATIVES = /\s+(?:or|vs\.?|versus)\s+|\s*(?:还是|或者)\s*/iu;

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
    searches: [],
    messages: [],
    text: [text],
    code: [],
  }));
  const page = { path: '', title: '', description: '', keywords: [], tag: '', sections };
  const index = await buildSectionIndex({ language: '', origin: '', pages: [page] }, pause);
  return (text) =>
    new Set(
      text
        .split(ALTERNATIVES)
        .flatMap((one) => Array.from(matchSections(index, one)))
        .flatMap((id) => rows[id]?.name ?? []),
    );
}
