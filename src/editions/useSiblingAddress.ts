import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import { useEdition } from './useEdition';

/** @returns the address of the present page in the other edition; its home page for a missing one */
export function useSiblingAddress(): string {
  const { sibling } = useEdition();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = useLocation().pathname.slice(baseUrl.length - 1);
  return sibling.url + (/^\/404(?:\.html)?$/.test(path) ? '/' : path);
}
