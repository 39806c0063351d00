import prefetchFile from '@docusaurus/core/lib/client/prefetch';

/** Of webpack and the generator: the address of a chunk's file. */
declare const __webpack_require__: { readonly gca: (chunk: string) => string };

/** The chunk that the texts of docs pages share. No route names it. */
const SHARED_CHUNK = 'common';

/**
 * What a reader is likely to open next: the next page, or the page's first action. Everything else
 * waits for a pointer, upon which the generator's Link preloads it anyway.
 */
const LIKELY_NEXT = '.pagination-nav__link--next, main .button--primary';

let replaced = false;
let sharedIsPrefetched = false;
/** Paths that the page on the screen leads to, once one was asked for. */
let likely: ReadonlySet<string> | undefined;

/** Every link in view asks, all at once: the page is searched for the first. */
function isLikelyNext(route: string): boolean {
  likely ??= new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(LIKELY_NEXT)].map(({ pathname }) => pathname),
  );
  return likely.has(new URL(route, window.location.href).pathname);
}

function prefetchShared(): void {
  const file = __webpack_require__.gca(SHARED_CHUNK);
  // The address of a chunk that the build did not make has this word in it.
  if (!sharedIsPrefetched && !file.includes('undefined')) {
    sharedIsPrefetched = true;
    void prefetchFile(file);
  }
}

/**
 * Replaces the generator's prefetch when the application has started. The generator prefetches every
 * link in view. Its own object is frozen, so a new one takes its place; data-saver and 2G are still
 * its decision.
 */
export function onRouteDidUpdate(): void {
  likely = undefined;
  if (replaced) {
    return;
  }
  replaced = true;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch(route) {
      const prefetching = isLikelyNext(route) && prefetch(route);
      if (prefetching) {
        prefetchShared();
      }
      return prefetching;
    },
  };
}
