/**
 * What a reader is likely to open next: the next page, or the page's first action. Everything else
 * waits for a pointer or the focus, upon which the generator's Link preloads it anyway.
 */
const LIKELY_NEXT = '.pagination-nav__link--next, main .button--primary';

function isLikelyNext(route: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>(LIKELY_NEXT)].some(
    (link) => link.pathname === new URL(route, window.location.href).pathname,
  );
}

let replaced = false;

/**
 * Replaces the generator's prefetch once the application is there. The generator prefetches every
 * link in view: on a docs page 28 chunks, 81 kB. Its own object is frozen, so a new one takes its
 * place; data-saver and 2G are still its decision.
 */
export function onRouteDidUpdate(): void {
  if (replaced) {
    return;
  }
  replaced = true;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (route) => isLikelyNext(route) && prefetch(route),
  };
}
