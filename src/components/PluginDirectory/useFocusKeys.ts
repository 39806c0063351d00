import { useEffect, type RefObject } from 'react';

import { isSearchShortcut } from '@site/src/browser/keys';

/**
 * Gives a box the keys that open the search on the other pages.
 * @param box The box to focus.
 */
export function useFocusKeys(box: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const focusBox = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event, 'open')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, [box]);
}
