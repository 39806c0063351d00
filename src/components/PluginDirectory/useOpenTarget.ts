import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/**
 * Unfolds the recipe of the row that the address names: whoever follows a link to a plugin came for
 * it.
 * @param list The list, once its rows are in the page.
 */
export function useOpenTarget(list: HTMLElement | null): void {
  const { hash } = useLocation();
  useEffect(() => {
    const row = list && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = row?.parentElement === list ? row?.querySelector('details') : undefined;
    if (details) {
      details.open = true;
    }
  }, [list, hash]);
}
