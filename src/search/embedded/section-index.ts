import MiniSearch from 'minisearch';

import type { PageRecord, SearchRecords, SectionRecord } from '../records/types';
import { indexTerms } from '../terms';
import { tokenize } from '../tokenize';

/** A section in the index. */
export interface IndexedSection {
  /** Its number in the index. */
  readonly id: number;
  /** Number of its page in the records. */
  readonly page: number;
  readonly record: SectionRecord;
}

/**
 * What matching a term in each field is worth. Titles, headings and names say what a section is about;
 * a single word of a phrase that readers type says little, the phrase is compared as a whole.
 */
const FIELD_WEIGHTS = {
  title: 1,
  keywords: 4,
  description: 2,
  heading: 4,
  parents: 1,
  names: 4,
  searches: 1,
  messages: 4,
  text: 1,
  code: 0.6,
} as const;

type FieldName = keyof typeof FIELD_WEIGHTS;

/** Terms of a section by field, `text` and so on. */
interface IndexedDocument {
  readonly id: number;
  readonly terms: ReadonlyMap<string, readonly string[]>;
}

/** The index of one edition, ready to be asked. */
export interface SectionIndex {
  readonly pages: readonly PageRecord[];
  readonly language: string;
  readonly origin: string;
  readonly sections: readonly IndexedSection[];
  /** On how many pages each heading stands: what stands on many, such as "Pitfalls", says nothing. */
  readonly pagesOfHeading: ReadonlyMap<string, number>;
  /** In how many sections each term stands. */
  readonly frequency: ReadonlyMap<string, number>;
  /**
   * Finds the sections that hold a term.
   *
   * @returns Pairs of section number and score, with the terms of the index that matched.
   */
  readonly find: (term: string, options?: FindOptions) => TermMatches;
}

interface FindOptions {
  /** Also terms that begin with it. */
  readonly prefix?: boolean;
  /** Also terms with so many errors, or so large a share of them below 1. */
  readonly fuzzy?: number;
}

export interface TermMatches {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

/** Longest time for which the page is kept busy before it may react to the reader. */
const SLICE_MS = 8;

/** Size of the cache of terms: with each letter, the query repeats the words before it. */
const MOST_KEPT = 300;

function analyze(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => tokenize(text).flatMap(indexTerms));
}

function analyzeSection(id: number, page: PageRecord, record: SectionRecord): IndexedDocument {
  const ofPage = record.headings.length === 0 ? page : undefined;
  const fields: Readonly<Record<FieldName, readonly string[]>> = {
    title: analyze(ofPage ? [ofPage.title] : []),
    keywords: analyze(ofPage?.keywords ?? []),
    description: analyze(ofPage ? [ofPage.description] : []),
    heading: analyze(record.headings.slice(-1)),
    parents: analyze(record.headings.slice(0, -1)),
    names: analyze(record.names),
    searches: analyze(record.searches),
    messages: analyze(messagesBeside(record)),
    text: analyze(record.text),
    code: analyze(record.code),
  };
  // An empty field is left out, so that it does not count for the usual length of the field.
  const terms = Object.entries(fields).filter(([, found]) => found.length > 0);
  return { id, terms: new Map(terms) };
}

/** The messages of a section that its heading does not hold already. */
export function messagesBeside({ headings, messages }: SectionRecord): readonly string[] {
  const heading = headings.at(-1) ?? '';
  return messages.filter((message) => !heading.includes(message));
}

/**
 * Builds the index in slices, so that typing and scrolling stay smooth meanwhile.
 *
 * @param records All pages of the edition.
 * @param pause Lets the browser work between two slices.
 */
export async function buildSectionIndex(
  records: SearchRecords,
  pause: () => Promise<void>,
): Promise<SectionIndex> {
  let document: IndexedDocument | undefined;
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(FIELD_WEIGHTS),
    // The terms are known already. To join and to split them would take longer than all else.
    extractField: ({ id, terms }, field) =>
      field === 'id' ? id : terms.has(field) ? field : undefined,
    tokenize: (field) => [...(document?.terms.get(field) ?? [])],
    processTerm: (term) => term,
    searchOptions: {
      boost: { ...FIELD_WEIGHTS },
      tokenize: (term) => [term],
      weights: { fuzzy: 0.5, prefix: 0.5 },
    },
  });
  const sections: IndexedSection[] = [];
  const frequency = new Map<string, number>();
  const pagesOfHeading = new Map<string, number>();
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [pageNumber, page] of records.pages.entries()) {
    const headings = new Set(page.sections.flatMap(({ headings }) => headings.slice(-1)));
    count(headings, pagesOfHeading);
    for (const record of page.sections) {
      document = analyzeSection(sections.length, page, record);
      index.add(document);
      countTerms(document, frequency);
      sections.push({ id: document.id, page: pageNumber, record });
      if (performance.now() > sliceEnd) {
        await pause();
        sliceEnd = performance.now() + SLICE_MS;
      }
    }
  }
  return {
    pages: records.pages,
    language: records.language,
    origin: records.origin,
    sections,
    pagesOfHeading,
    frequency,
    find: finderIn(index),
  };
}

function finderIn(index: MiniSearch<IndexedDocument>): SectionIndex['find'] {
  const found = new Map<string, TermMatches>();
  return (term, options) => {
    const key = `${term} ${options?.fuzzy?.toString() ?? ''} ${options?.prefix?.toString() ?? ''}`;
    const known = found.get(key);
    if (known !== undefined) {
      return known;
    }
    const scores = new Map<number, number>();
    const terms = new Set<string>();
    for (const result of index.search(term, options)) {
      scores.set(Number(result.id), result.score);
      result.terms.forEach((one) => terms.add(one));
    }
    if (found.size >= MOST_KEPT) {
      found.clear();
    }
    found.set(key, { scores, terms });
    return { scores, terms };
  };
}

function countTerms({ terms }: IndexedDocument, frequency: Map<string, number>): void {
  count(new Set(Array.from(terms.values()).flat()), frequency);
}

function count(texts: ReadonlySet<string>, counts: Map<string, number>): void {
  texts.forEach((text) => counts.set(text, (counts.get(text) ?? 0) + 1));
}
