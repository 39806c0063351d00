import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useReducer, useRef } from 'react';

import { useFacetFilters } from '../filters';
import type { Hit } from '../hit';
import type { ResultPage } from './ask';

/** What the page shows. `hits` stay while more are fetched, and when that fails. */
export interface ResultsState {
  readonly status: 'idle' | 'loading' | 'found' | 'failed';
  readonly hits: readonly Hit[];
  readonly count: number;
  /** Number of the page to fetch next, from 0; undefined when all are there. */
  readonly next: number | undefined;
}

type Action =
  | { readonly type: 'clear' | 'start' | 'more' | 'fail' }
  | { readonly type: 'receive'; readonly result: ResultPage };

const EMPTY: ResultsState = { status: 'idle', hits: [], count: 0, next: 0 };

/** @returns the state after an action */
export function reduceResults(state: ResultsState, action: Action): ResultsState {
  switch (action.type) {
    case 'clear':
      return EMPTY;
    case 'start':
      return { ...EMPTY, status: 'loading' };
    case 'more':
      return { ...state, status: 'loading' };
    case 'fail':
      return { ...state, status: 'failed' };
    case 'receive': {
      const { hits, count, page, pages } = action.result;
      return {
        status: 'found',
        hits: page === 0 ? hits : [...state.hits, ...hits],
        count,
        next: page + 1 < pages ? page + 1 : undefined,
      };
    }
  }
}

/**
 * Searches for a query and keeps its results.
 *
 * @param query Nothing is searched for an empty one.
 * @returns The results, and a function that fetches the next page, or the same again after a failure.
 */
export function useSearchResults(query: string): ResultsState & { readonly fetchNext: () => void } {
  const { siteConfig } = useDocusaurusContext();
  const facetFilters = useFacetFilters();
  const filters = useRef(facetFilters);
  filters.current = facetFilters;
  const latest = useRef(0);
  const [state, dispatch] = useReducer(reduceResults, EMPTY);

  const fetchPage = useCallback(
    async (page: number) => {
      latest.current += 1;
      const number = latest.current;
      try {
        // The client comes with the first query, so that the page can say that it did not come.
        const [{ createSearchClient }, { account }, { ask }] = await Promise.all([
          import(/* webpackChunkName: "search-client" */ '../client'),
          import(/* webpackChunkName: "search-client" */ '../settings'),
          import(/* webpackChunkName: "search-client" */ './ask'),
        ]);
        const client = createSearchClient({ origin: siteConfig.url, suggestions: false });
        const result = await ask(client, account, query, page, filters.current);
        if (number === latest.current) {
          dispatch({ type: 'receive', result });
        }
      } catch {
        if (number === latest.current) {
          dispatch({ type: 'fail' });
        }
      }
    },
    [query, siteConfig.url],
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
