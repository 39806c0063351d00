import { useCallback, useEffect, useReducer, useRef } from 'react';

import { useFacetFilters } from '../filters';
import { EMPTY_RESULTS, reduceResults, type ResultsState } from './results-state';

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

  const fetchPage = useCallback(
    async (page: number) => {
      latest.current += 1;
      const number = latest.current;
      try {
        // The client is loaded with the first query, so that the page can report a failure.
        const { ask } = await import(/* webpackChunkName: "search-client" */ './ask');
        const result = await ask(query, page, filters.current);
        if (number === latest.current) {
          dispatch({ type: 'receive', result });
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
      void fetchPage(0);
    }
  }, [query, fetchPage]);

  const { next } = state;
  const fetchNext = useCallback(() => {
    if (next !== undefined) {
      dispatch({ type: 'more' });
      void fetchPage(next);
    }
  }, [next, fetchPage]);

  return { ...state, fetchNext };
}
