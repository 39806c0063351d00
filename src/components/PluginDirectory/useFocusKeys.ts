import { useEffect, type RefObject } from 'react';

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/**
 * Gives a box the keys that open the search on the other pages: `/`, and Ctrl or Cmd with K.
 * A slash that the reader types into a field stays a slash.
 * @param box The box to focus.
 */
export function useFocusKeys(box: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const focusBox = (event: KeyboardEvent): void => {
      const isShortcut =
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !event.ctrlKey && !event.metaKey && !isEditable(event.target));
      if (!isShortcut) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, [box]);
}
