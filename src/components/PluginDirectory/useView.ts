import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { emptyView, readView, writeView, type View } from './view';

const viewChanged = 'plugins:view';

/** Time without a key after which typed text enters the address; browsers limit how often it may change. */
const typingPause = 300;

/**
 * Writes the address past the router: for the router this would be a new page, on which the theme
 * moves the focus to the top, out of the control that the reader is using.
 */
function writeAddress(view: View, own: string, method: 'pushState' | 'replaceState'): void {
  const { pathname, search, hash } = window.location;
  const query = writeView(view);
  // While the next page loads, this one is still shown below the address of that one.
  if (query === search || pathname !== own) return;
  window.history[method](window.history.state, '', `${pathname}${query}${hash}`);
  window.dispatchEvent(new Event(viewChanged));
}

function useAddressQuery(own: string): string {
  const history = useHistory();
  const last = useRef('');
  const subscribe = useCallback(
    (notify: () => void) => {
      const stopListening = history.listen(notify);
      window.addEventListener(viewChanged, notify);
      window.addEventListener('popstate', notify);
      return () => {
        stopListening();
        window.removeEventListener(viewChanged, notify);
        window.removeEventListener('popstate', notify);
      };
    },
    [history],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      if (window.location.pathname === own) {
        last.current = window.location.search;
      }
      return last.current;
    },
    () => '',
  );
}

interface ViewControl {
  readonly view: View;
  /** Takes a change over at once; the address follows, as a step for Back. */
  readonly changeView: (change: Partial<View>) => void;
  /** Shows every plugin again. */
  readonly resetView: () => void;
}

/**
 * Keeps the view in the address.
 * @returns The view and the ways to change it. The first render, on the server and on hydration, is
 * unfiltered.
 */
export function useView(): ViewControl {
  // The path of the page that is shown, which the address may have left already.
  const { pathname } = useLocation();
  const query = useAddressQuery(pathname);
  const addressView = useMemo(() => readView(query), [query]);
  // The rows change first: a new address makes the browser look at every link of the page again.
  const [pending, setPending] = useState<View | null>(null);
  const view = pending ?? addressView;

  useEffect(() => {
    if (!pending) return undefined;
    const isTyping =
      writeView({ ...pending, text: '' }) === writeView({ ...addressView, text: '' });
    const timer = window.setTimeout(
      () => {
        // The first letters are a step for Back, the ones that follow belong to the same step.
        const method = isTyping && addressView.text !== '' ? 'replaceState' : 'pushState';
        writeAddress(pending, pathname, method);
        setPending(null);
      },
      isTyping ? typingPause : 0,
    );
    return () => window.clearTimeout(timer);
  }, [pending, addressView, pathname]);

  useEffect(() => {
    const dropPending = (): void => setPending(null);
    window.addEventListener('popstate', dropPending);
    return () => window.removeEventListener('popstate', dropPending);
  }, []);

  const changeView = useCallback(
    (change: Partial<View>) => setPending({ ...view, ...change }),
    [view],
  );
  const resetView = useCallback(() => setPending(emptyView), []);

  return { view, changeView, resetView };
}
