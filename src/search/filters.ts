import { useContextualSearchFilters } from '@docusaurus/theme-common';

/**
 * @returns The facet filters of the reader's language and docs version, as the service wants them.
 */
export function useFacetFilters(): (string | string[])[] {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
