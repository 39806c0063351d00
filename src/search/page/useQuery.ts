import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback } from 'react';

import { MAX_QUERY_SIZE } from '../query-size';

const PARAMETER = 'q';

function queryOf(search: string): string {
  const query = new URLSearchParams(search).get(PARAMETER) ?? '';
  return query.trim().slice(0, MAX_QUERY_SIZE);
}

/**
 * Reads and writes the query of the address.
 *
 * The HTML of the page is the same for all queries, so the query is empty until the page is
 * hydrated.
 */
export function useQuery(): readonly [string, (query: string, how: 'push' | 'replace') => void] {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const setQuery = useCallback(
    (next: string, how: 'push' | 'replace') => {
      if (next === queryOf(history.location.search)) {
        return; // Enter after a pause: Back would lead to the same results.
      }
      const parameters =
        next === '' ? '' : `?${new URLSearchParams({ [PARAMETER]: next }).toString()}`;
      history[how](pathname + parameters);
    },
    [history, pathname],
  );
  return [isBrowser ? queryOf(search) : '', setQuery];
}
