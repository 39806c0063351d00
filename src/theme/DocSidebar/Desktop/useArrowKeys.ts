import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const LINKS = 'a, button';

/**
 * Makes the sidebar a few stops of the Tab key: each category of the top level, and the page that
 * is open. The arrow keys, Home and End go through all that is unfolded. Without script every link is
 * a stop; screen readers find all of them as links either way.
 *
 * @param sidebar Holds the categories as lists in a list.
 * @returns The handler of its keys.
 */
export function useArrowKeys(sidebar: RefObject<HTMLElement>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const { current } = sidebar;
    if (!current) return undefined;
    function setStops(): void {
      for (const link of current?.querySelectorAll<HTMLElement>(`ul ul :is(${LINKS})`) ?? []) {
        const stop = link.matches('[aria-current="page"]') ? 0 : -1;
        // To write the same value would be one more change to observe.
        if (link.tabIndex !== stop) link.tabIndex = stop;
      }
    }
    setStops();
    // A category that is unfolded brings links and makes them stops, a page that is opened is the
    // current one.
    const observer = new MutationObserver(setStops);
    observer.observe(current, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-current', 'tabindex'],
    });
    return () => observer.disconnect();
  }, [sidebar]);

  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const links = [...(sidebar.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])].filter(
      (link) => link.getClientRects().length > 0,
    );
    const at = links.findIndex((link) => link === document.activeElement);
    if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  };
}
