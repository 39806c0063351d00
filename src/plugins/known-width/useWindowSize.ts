import { useSyncExternalStore } from 'react';

/** As src/css and the theme's style sheets have it. */
const MOBILE = '(max-width: 996px)';

function subscribe(onChange: () => void): () => void {
  const mobile = window.matchMedia(MOBILE);
  mobile.addEventListener('change', onChange);
  return () => mobile.removeEventListener('change', onChange);
}

/**
 * Says whether the frame is the one for small screens. The server renders the one for large screens,
 * whose parts the style sheets hide on small ones.
 *
 * @returns `mobile` where the window is 996 px wide or less, else `desktop`.
 */
export function useWindowSize(): 'desktop' | 'mobile' {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(MOBILE).matches ? 'mobile' : 'desktop'),
    () => 'desktop',
  );
}
