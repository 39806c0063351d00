import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import { settings } from '../settings';

/**
 * Names the service that answers, in place of DocSearch's drawing: that one has an inline style
 * sheet, which the site's Content-Security-Policy refuses, and would also claim the embedded index.
 */
export function AlgoliaLogo({
  translations,
}: {
  readonly translations: { readonly searchByText: string };
}): ReactNode {
  return settings.kind === 'hosted' ? (
    <Link href="https://www.algolia.com/docsearch">{translations.searchByText} Algolia</Link>
  ) : null;
}
