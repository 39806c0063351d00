import { useLocation } from '@docusaurus/router';

import { useEdition } from './useEdition';

/** @returns the address of the present page in the other edition; its home page for a missing one */
export function useSiblingAddress(): string {
  const { sibling } = useEdition();
  const { pathname } = useLocation();
  return sibling.url + (/^\/404(?:\.html)?$/.test(pathname) ? '/' : pathname);
}
