import { useEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps the focus inside the dialog. DocSearch 3.6.0 has a trap too, but it takes the first and the
 * last stop of its first rendering: a hidden button on a wide screen, so that Tab leaves the dialog.
 */
export function useTrappedFocus(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = container.current;
    if (root === null) {
      return undefined;
    }
    function trap(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || root === null) {
        return;
      }
      event.stopPropagation();
      const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isRendered);
      const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      const { activeElement } = document;
      // A press beside the controls gives the focus to the dialog itself, which is before all stops.
      if (activeElement === edge || stops.every((stop) => stop !== activeElement)) {
        event.preventDefault();
        other?.focus();
      }
    }
    root.addEventListener('keydown', trap, { capture: true });
    return () => root.removeEventListener('keydown', trap, { capture: true });
  }, [container]);
}

function isRendered(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
