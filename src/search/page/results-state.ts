import type { Hit } from '../hit';
import type { ResultPage } from './ask';

/** What the page shows. `hits` stay while more are fetched, and when that fails. */
export interface ResultsState {
  readonly status: 'idle' | 'loading' | 'found' | 'failed';
  readonly hits: readonly Hit[];
  readonly count: number;
  /** Number of the page to fetch next, from 0; undefined after the last one. */
  readonly next: number | undefined;
}

type Action =
  | { readonly type: 'clear' | 'start' | 'more' | 'fail' }
  | { readonly type: 'receive'; readonly result: ResultPage };

/** Nothing was asked yet. */
export const EMPTY_RESULTS: ResultsState = { status: 'idle', hits: [], count: 0, next: 0 };

/** @returns the state after an action */
export function reduceResults(state: ResultsState, action: Action): ResultsState {
  switch (action.type) {
    case 'clear':
      return EMPTY_RESULTS;
    case 'start':
      return { ...EMPTY_RESULTS, status: 'loading' };
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
