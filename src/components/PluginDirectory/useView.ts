import { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { emptyView, readView, writeView, type View } from './view';

const viewChanged = 'plugins:view';

/** Time without a key after which typed text enters the address; browsers limit how often it may change. */
const typingPause = 300;

/**
 * Writes the address past the router: for the router this would be a new page, on which the theme
 * moves the focus to the top, out of the control that the reader is using.
 */
function writeAddress(view: View, method: 'pushState' | 'replaceState'): void {
  const { pathname, search, hash } = window.location;
  const query = writeView(view);
  if (query === search) return;
  window.history[method](window.history.state, '', `${pathname}${query}${hash}`);
  window.dispatchEvent(new Event(viewChanged));
}

function useAddressQuery(): string {
  const history = useHistory();
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
    () => window.location.search,
    () => '',
  );
}

interface ViewControl {
  readonly view: View;
  /** Takes a change over at once. Text alone enters the address after a pause, all else as a step for Back. */
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
  const query = useAddressQuery();
  const addressView = useMemo(() => readView(query), [query]);
  const [typed, setTyped] = useState<string | null>(null);
  const view = useMemo(
    () => (typed === null ? addressView : { ...addressView, text: typed }),
    [addressView, typed],
  );

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = window.setTimeout(() => {
      // The first letters are a step for Back, the ones that follow are the same step.
      writeAddress(view, addressView.text === '' ? 'pushState' : 'replaceState');
      setTyped(null);
    }, typingPause);
    return () => window.clearTimeout(timer);
  }, [typed, view, addressView.text]);

  useEffect(() => {
    const dropTyped = (): void => setTyped(null);
    window.addEventListener('popstate', dropTyped);
    return () => window.removeEventListener('popstate', dropTyped);
  }, []);

  const changeView = useCallback(
    (change: Partial<View>) => {
      if (change.text !== undefined && Object.keys(change).length === 1) {
        setTyped(change.text);
        return;
      }
      writeAddress({ ...view, ...change }, 'pushState');
      setTyped(null);
    },
    [view],
  );
  const resetView = useCallback(() => {
    setTyped(null);
    writeAddress(emptyView, 'pushState');
  }, []);

  return { view, changeView, resetView };
}
