import type { PageRecord } from '../records/types';
import { tokenize } from '../tokenize';
import type { SectionIndex } from './section-index';

const MOST_SUGGESTIONS = 3;

/** Share of a word's letters that may be wrong: more than for a result, as it is only a guess. */
const FUZZY = 0.4;

/**
 * Guesses what a query was meant to find that found nothing.
 *
 * @returns The pages with the most similar words, or else the first pages of the docs.
 */
export function suggestPages(index: SectionIndex, query: string): readonly PageRecord[] {
  const scores = new Map<number, number>();
  for (const { surface } of tokenize(query)) {
    for (const [sectionNumber, score] of index.find(surface, { fuzzy: FUZZY }).scores) {
      const page = index.sections[sectionNumber]?.page;
      if (page !== undefined) {
        scores.set(page, Math.max(scores.get(page) ?? 0, score));
      }
    }
  }
  const similar = [...scores]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([page]) => index.pages[page] ?? []);
  return [...similar, ...index.pages].slice(0, MOST_SUGGESTIONS);
}
