import { startTransition, useEffect, useState } from 'react';

/** As src/css and the theme's style sheets have it. */
const MOBILE = '(max-width: 996px)';

type WindowSize = 'desktop' | 'mobile';

function sizeNow(): WindowSize {
  return window.matchMedia(MOBILE).matches ? 'mobile' : 'desktop';
}

/** What the server rendered, until the application has taken it over; then what the window has. */
function firstSize(): WindowSize {
  const takenOver =
    typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';
  return takenOver ? sizeNow() : 'desktop';
}

/**
 * Says whether the frame is the one for small screens. The server renders the one for large screens,
 * whose parts the style sheets hide on small ones. So React may render those for small screens in
 * slices: with `useSyncExternalStore` they were one task of 20 ms on a phone, before any slowing down.
 *
 * @returns `mobile` where the window is 996 px wide or less, else `desktop`.
 */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState(firstSize);
  useEffect(() => {
    const mobile = window.matchMedia(MOBILE);
    const follow = (): void => startTransition(() => setSize(sizeNow()));
    // The window may be another than the server rendered for.
    follow();
    mobile.addEventListener('change', follow);
    return () => mobile.removeEventListener('change', follow);
  }, []);
  return size;
}
