import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

import { settings } from './settings';

/** @returns A function that makes the address of the search page for a query. */
export function useSearchPageLink(): (query: string) => string {
  const { withBaseUrl } = useBaseUrlUtils();
  return (query) => withBaseUrl(`/${settings.searchPagePath}?q=${encodeURIComponent(query)}`);
}
