import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Unfolds the recipe of the row that the address names: whoever follows a link to a plugin came for
 * it. A link on this page may name a row that the filter hides. Then all rows are shown first.
 * @param list The list, once its rows are in the page.
 * @param showAll Takes the filter away. Not called for the address with which the page was opened,
 *   which may hold a filter and a row on purpose.
 */
export function useOpenTarget(list: HTMLElement | null, showAll: () => void): void {
  const { hash } = useLocation();
  const arrivedAt = useRef<string | undefined>(hash);
  useEffect(() => {
    if (hash !== arrivedAt.current) {
      arrivedAt.current = undefined;
    }
    const row = list && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!row || row.parentElement !== list) return undefined;
    const details = row.querySelector('details');
    if (details) {
      details.open = true;
    }
    if (!row.hidden || hash === arrivedAt.current) return undefined;
    const frame = requestAnimationFrame(() => {
      flushSync(showAll);
      // The browser could not scroll to a hidden row.
      row.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [list, hash, showAll]);
}
