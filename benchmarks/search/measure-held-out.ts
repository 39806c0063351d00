import type { SectionIndex } from '../../src/search/embedded/section-index';
import { isErrorRow } from '../../src/search/error-row';
import type { HeldOutQuery } from './held-out';
import { askAsDialog } from './measure';

/** What a held-out query gave; places are counted from 1, and undefined for what was not found. */
export interface Answered extends HeldOutQuery {
  /** Place of the first result that answers, among all that the dialog lists. */
  readonly result: number | undefined;
  /** Place of the first page with an answer among the pages found. */
  readonly page: number | undefined;
  /** The results, best first. */
  readonly found: readonly string[];
}

/** How many of a set came first, and among so many. */
interface Places {
  readonly first: number;
  readonly amongThree: number;
  readonly amongFive: number;
}

/**
 * Asks a held-out query.
 *
 * @throws Error naming an address that the site does not have any more.
 */
export function answerHeldOut(index: SectionIndex, query: HeldOutQuery): Answered {
  const known = new Set(index.sections.map((section) => addressOf(index, section)));
  const sectionOf = sectionsOfRows(index);
  const gone = query.right.find((address) => !known.has(address));
  if (gone !== undefined) {
    throw new Error(`"${query.query}" is to find ${gone}, which the site does not have.`);
  }
  const found = askAsDialog(index, query.query).map(({ objectID }) => objectID);
  const pages = [...new Set(found.map(pageOf))];
  const rightPages = new Set(query.right.map(pageOf));
  return {
    ...query,
    result: placeOf(found, (address) =>
      query.right.some(
        (right) =>
          address === right || address.startsWith(`${right}#`) || sectionOf.get(address) === right,
      ),
    ),
    page: placeOf(pages, (page) => rightPages.has(page)),
    found,
  };
}

/** Counts the places of many queries. */
export function countPlaces(places: readonly (number | undefined)[]): Places {
  const among = (most: number) =>
    places.filter((place) => place !== undefined && place <= most).length;
  return { first: among(1), amongThree: among(3), amongFive: among(5) };
}

function addressOf(index: SectionIndex, { page, record }: SectionIndex['sections'][number]) {
  const path = index.pages[page]?.path ?? '';
  return record.anchor === null ? path : `${path}#${record.anchor}`;
}

/** The address of the section in which each row of a table of messages stands. */
function sectionsOfRows(index: SectionIndex): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  let section = '';
  for (const one of index.sections) {
    const address = addressOf(index, one);
    if (isErrorRow(one.record.anchor)) {
      rows.set(address, section);
    } else {
      section = address;
    }
  }
  return rows;
}

function pageOf(address: string): string {
  // A row of the directory counts as a page of its own.
  return address.startsWith('/docs/') ? (address.split('#')[0] ?? address) : address;
}

function placeOf(list: readonly string[], test: (item: string) => boolean): number | undefined {
  const at = list.findIndex(test);
  return at < 0 ? undefined : at + 1;
}
