import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback } from 'react';

import { MAX_QUERY_SIZE } from '../query-size';

const PARAMETER = 'q';

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
  const query = isBrowser ? (new URLSearchParams(search).get(PARAMETER) ?? '') : '';
  const setQuery = useCallback(
    (next: string, how: 'push' | 'replace') => {
      const parameters =
        next === '' ? '' : `?${new URLSearchParams({ [PARAMETER]: next }).toString()}`;
      history[how](pathname + parameters);
    },
    [history, pathname],
  );
  return [query.trim().slice(0, MAX_QUERY_SIZE), setQuery];
}
