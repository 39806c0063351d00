import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

import { MAX_QUERY_SIZE } from './query-size';
import { settings } from './settings';

/** @returns A function that makes the address of the search page for a query, of which any text is one. */
export function useSearchPageLink(): (query: string) => string {
  const { withBaseUrl } = useBaseUrlUtils();
  return (query) => {
    // `encodeURIComponent()` throws where the end cuts an emoji in two.
    const parameters = new URLSearchParams({ q: query.slice(0, MAX_QUERY_SIZE) });
    return withBaseUrl(`/${settings.searchPagePath}?${parameters.toString()}`);
  };
}
