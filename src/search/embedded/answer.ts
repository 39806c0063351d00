import type { Hit } from '../hit';
import { rank } from './rank';
import { suggestPages } from './suggest';
import { passesFilters, readRequests, type SearchRequest } from './request';
import type { SectionIndex } from './section-index';
import { draftHits, toHit, toSuggestion } from './to-hits';

/** The answer to one query, as far as the dialog and the page read it. */
interface SearchResult {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
}

export interface AnswerOptions {
  /**
   * Offers pages to try when nothing was found, as hits that are not counted and whose `objectID`
   * starts with `suggestion:`. The dialog takes its "Try searching for" from the hits alone.
   */
  readonly suggestions: boolean;
}

const ofLetters = new WeakMap<SectionIndex, Map<string, SearchResult>>();

/** Answers one query; one of a single letter, which the dialog asks for ahead, only once. */
function answerOnce(
  index: SectionIndex,
  request: SearchRequest,
  options: AnswerOptions,
): SearchResult {
  if (request.query.length !== 1) {
    return answerQuery(index, request, options);
  }
  const answers = ofLetters.get(index) ?? new Map<string, SearchResult>();
  ofLetters.set(index, answers);
  const key = JSON.stringify([request, options]);
  const found = answers.get(key) ?? answerQuery(index, request, options);
  answers.set(key, found);
  return found;
}

/**
 * Answers a request of the hosted service's protocol out of the embedded index.
 *
 * @param index The edition's index.
 * @param body Body of the request.
 * @returns Body of the answer.
 * @throws Error when the body is not what the service's client sends.
 */
export function answer(index: SectionIndex, body: string, options: AnswerOptions): string {
  const results = readRequests(body).map((request) => answerOnce(index, request, options));
  return JSON.stringify({ results });
}

/** Answers one query. */
export function answerQuery(
  index: SectionIndex,
  request: SearchRequest,
  { suggestions }: AnswerOptions,
): SearchResult {
  const { query, page, hitsPerPage, tags, snippetLength, facetFilters } = request;
  const { pages, terms } = rank(index, query, ({ tag }) =>
    passesFilters(facetFilters, { language: index.language, docusaurus_tag: tag }),
  );
  const drafts = draftHits(pages);
  const form = { index, terms, snippetLength, tags };
  const suggested = suggestions && drafts.length === 0 ? suggestPages(index, query) : [];
  return {
    hits: [
      ...drafts
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((draft) => toHit(draft, form)),
      ...suggested.map((suggestion) => toSuggestion(suggestion, form)),
    ],
    nbHits: drafts.length,
    page,
    nbPages: Math.ceil(drafts.length / Math.max(hitsPerPage, 1)),
  };
}
