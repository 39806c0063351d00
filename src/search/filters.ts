import { useContextualSearchFilters } from '@docusaurus/theme-common';

import { settings } from './settings';

/**
 * @returns The facet filters of the reader's language and docs version, as the service wants them;
 *   none when the search is not contextual.
 */
export function useFacetFilters(): (string | string[])[] {
  const { locale, tags } = useContextualSearchFilters();
  return settings.contextualSearch
    ? [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
}
