import { useCallback, useEffect, useReducer, useRef } from 'react';

import { keepWithVisit, keptWithVisit } from '../../browser/visit-state';
import { useFacetFilters } from '../filters';
import { EMPTY_RESULTS, reduceResults, type ResultsState } from './results-state';

/** Names the number of pages that a visit shows: Back from a result leads to the same list. */
const PAGES_KEY = 'result-pages';

function keptPages(): number {
  const kept = keptWithVisit(PAGES_KEY);
  return typeof kept === 'number' ? kept : 1;
}

/**
 * Searches for a query and keeps its results.
 *
 * @param query Nothing is searched for an empty one.
 * @returns The results, and a function that fetches the next page, or the same again after a
 * failure.
 */
export function useSearchResults(query: string): ResultsState & { readonly fetchNext: () => void } {
  const facetFilters = useFacetFilters();
  const filters = useRef(facetFilters);
  filters.current = facetFilters;
  const latest = useRef(0);
  const [state, dispatch] = useReducer(reduceResults, EMPTY_RESULTS);

  const fetchPages = useCallback(
    async (first: number, end: number) => {
      latest.current += 1;
      const number = latest.current;
      try {
        // The client is loaded with the first query, so that the page can report a failure.
        const { ask } = await import(/* webpackChunkName: "search-client" */ './ask');
        const results = await Promise.all(
          Array.from({ length: end - first }, (_, index) =>
            ask(query, first + index, filters.current),
          ),
        );
        if (number === latest.current) {
          results.forEach((result) => dispatch({ type: 'receive', result }));
        }
      } catch (cause) {
        console.warn('The search gave no answer.', cause);
        if (number === latest.current) {
          dispatch({ type: 'fail' });
        }
      }
    },
    [query],
  );

  useEffect(() => {
    if (query === '') {
      latest.current += 1;
      dispatch({ type: 'clear' });
    } else {
      dispatch({ type: 'start' });
      void fetchPages(0, keptPages());
    }
  }, [query, fetchPages]);

  const { next } = state;
  const fetchNext = useCallback(() => {
    if (next !== undefined) {
      dispatch({ type: 'more' });
      void fetchPages(next, next + 1);
      keepWithVisit(PAGES_KEY, next + 1);
    }
  }, [next, fetchPages]);

  return { ...state, fetchNext };
}
