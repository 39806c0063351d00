import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useEffect } from 'react';

/** The page, and what the navbar holds beside the sidebar. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) {
    element.inert = isInert;
  }
}

/** @returns whether the element has the focus now; one that is hidden does not take it */
function takesFocus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null && document.activeElement === element;
}

/**
 * Keeps the focus in the mobile sidebar while it is open, and closes it by Escape. The theme leaves the
 * focus on the page below, and lets Tab go through that.
 */
export function useSidebarFocus(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    let frame = 0;
    function hold(): void {
      const sidebar = document.querySelector('.navbar-sidebar');
      const isHeld =
        sidebar?.contains(document.activeElement) || takesFocus('.navbar-sidebar__close');
      if (isHeld) setInert(true);
      // Until it is in view with its styles, it takes no focus, or loses it again.
      if (!isHeld || sidebar?.getAnimations({ subtree: true }).length) {
        frame = requestAnimationFrame(hold);
      }
    }
    function onKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') toggle();
    }
    hold();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      setInert(false);
      takesFocus('.navbar__toggle');
    };
  }, [shown, toggle]);
}
