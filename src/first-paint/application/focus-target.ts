import type { ClientModule } from '@docusaurus/types';

/**
 * Moves the focus to the target of a hash, to which the router only scrolls. A browser does so for a link that it
 * follows itself: Tab goes on below the target, and a screen reader reads on from there.
 */
export function onRouteDidUpdate({
  location: { pathname, hash },
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]): void {
  if (
    !previousLocation ||
    (pathname === previousLocation.pathname && hash === previousLocation.hash)
  ) {
    return;
  }
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    return;
  }
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    // A ring would promise that it can be pressed.
    target.style.outline = 'none';
    // Firefox takes the focus off an element that loses its tabindex while a page is drawn.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    target.focus({ preventScroll: true });
  }
}
