import { useEffect, useState } from 'react';

import type { Finder } from './finder';
import type { ListRow } from './rows';

/**
 * Loads the rules of the site's search when a reader first types: few readers of the page do.
 * @param rows The rows of the list.
 * @param isWanted Whether there is a text to find.
 * @returns Undefined until the rules are there; the filter then goes by the letters alone.
 */
export function useFinder(rows: readonly ListRow[], isWanted: boolean): Finder | undefined {
  const [find, setFind] = useState<Finder>();
  useEffect(() => {
    if (!isWanted || find || rows.length === 0) return undefined;
    let isCurrent = true;
    import('./finder')
      .then(({ makeFinder }) => makeFinder(rows))
      .then((made) => {
        if (isCurrent) setFind(() => made);
      })
      // Without the chunk, the filter goes by the letters alone, and says nothing of it.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [rows, isWanted, find]);
  return find;
}
