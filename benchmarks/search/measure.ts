import { answerQuery } from '../../src/search/embedded/answer';
import type { SectionIndex } from '../../src/search/embedded/section-index';
import type { Hit } from '../../src/search/hit';
import type { BenchQuery } from './queries';

/** What a query gave. */
export interface Measured extends BenchQuery {
  /** Place of the first right page among those found, from 1; undefined when none is among them. */
  readonly place: number | undefined;
  /** The pages found, best first. */
  readonly found: readonly string[];
  readonly milliseconds: number;
}

/** The figures of a whole set. */
interface Summary {
  readonly queries: number;
  /** Share of queries whose right page came first. */
  readonly first: number;
  /** Share of queries whose right page was among the first three. */
  readonly amongThree: number;
  /** Mean of 1 divided by the place. */
  readonly meanReciprocalRank: number;
}

/** Asks the index as the dialog does, for as many results as are read. */
export function askAsDialog(index: SectionIndex, query: string, hitsPerPage = 20): readonly Hit[] {
  return answerQuery(
    index,
    {
      query,
      page: 0,
      hitsPerPage,
      facetFilters: [],
      snippetLength: 10,
      tags: { before: '<mark>', after: '</mark>', ellipsis: '…' },
    },
    { suggestions: false },
  ).hits;
}

/** Asks a query, and looks where the right page came. */
export function measureQuery(index: SectionIndex, query: BenchQuery): Measured {
  const started = performance.now();
  const hits = askAsDialog(index, query.query);
  const milliseconds = performance.now() - started;
  const found = [...new Set(hits.map((hit) => new URL(hit.url_without_anchor).pathname))];
  const right = [query.page, ...(query.alsoRight ?? [])];
  const at = found.findIndex((page) => right.includes(page));
  return { ...query, place: at < 0 ? undefined : at + 1, found, milliseconds };
}

export function summarize(measured: readonly Measured[]): Summary {
  const share = (test: (one: Measured) => boolean): number =>
    measured.filter(test).length / measured.length;
  return {
    queries: measured.length,
    first: share(({ place }) => place === 1),
    amongThree: share(({ place }) => place !== undefined && place <= 3),
    meanReciprocalRank:
      measured.reduce((sum, { place }) => sum + (place === undefined ? 0 : 1 / place), 0) /
      measured.length,
  };
}
