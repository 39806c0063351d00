import prefetchFile from '@docusaurus/core/lib/client/prefetch';

import { whenIdle } from '@site/src/browser/when-idle';
import { prepareHead } from '@site/src/plugins/late-head/library';

/** Of webpack and the generator: the address of a chunk's file. */
declare const __webpack_require__: { readonly gca: (chunk: string) => string };

/** Chunks that any page but the first needs, and no route names: the head, and what texts are made of. */
const FOR_ANY_PAGE = ['head', 'common'];

/**
 * What a reader is likely to open next: the next page, or the page's first action. Everything else
 * waits for a pointer or the focus, upon which the generator's Link preloads it anyway.
 */
const LIKELY_NEXT = '.pagination-nav__link--next, main .button--primary';

/** Milliseconds that it may take until the browser is idle. */
const PATIENCE = 2000;

let replaced = false;
let prefetched = false;
/** Paths that the page on the screen leads to, once one was asked for. */
let likely: ReadonlySet<string> | undefined;

/** Every link in view asks, all at once: the page is searched for the first. */
function isLikelyNext(route: string): boolean {
  likely ??= new Set(
    [...document.querySelectorAll<HTMLAnchorElement>(LIKELY_NEXT)].map(({ pathname }) => pathname),
  );
  return likely.has(new URL(route, window.location.href).pathname);
}

/**
 * Fetches in advance what the first page leaves out. The head manager is also started, when the
 * browser is idle: a click need not wait for it, which took 3 to 28 ms of 125 to 155.
 */
async function prefetchForAnyPage(): Promise<void> {
  await Promise.all(FOR_ANY_PAGE.map((chunk) => prefetchFile(__webpack_require__.gca(chunk))));
  whenIdle(prepareHead, PATIENCE);
}

/**
 * Replaces the generator's prefetch once the application is there. The generator prefetches every
 * link in view: on a docs page 28 chunks, 81 kB. Its own object is frozen, so a new one takes its
 * place; data-saver and 2G are still its decision.
 */
export function onRouteDidUpdate(): void {
  likely = undefined;
  if (replaced) {
    return;
  }
  replaced = true;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload(route) {
      const preloading = preload(route);
      if (preloading) {
        prepareHead();
      }
      return preloading;
    },
    prefetch(route) {
      const prefetching = isLikelyNext(route) && prefetch(route);
      // Under `npm start` the first page leaves out nothing.
      if (prefetching && !prefetched && process.env.NODE_ENV === 'production') {
        prefetched = true;
        whenIdle(() => void prefetchForAnyPage(), PATIENCE);
      }
      return prefetching;
    },
  };
}
