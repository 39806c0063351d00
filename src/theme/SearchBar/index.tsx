import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

import SearchButton from '@site/src/search/button';

/** The search of the navbar; absent, its shortcuts included, on the plugin listing and below it. */
export default function SearchBar(): ReactNode {
  const { pathname } = useLocation();
  const listing = useBaseUrl('/plugins');
  const isOnListing = pathname === listing || pathname.startsWith(`${listing}/`);
  return isOnListing ? null : <SearchButton />;
}
