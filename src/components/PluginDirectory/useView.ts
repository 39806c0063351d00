import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { jobs } from '@site/src/data/plugins/jobs';
import { knownWord } from '@site/src/data/plugins/vocabulary';

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

/** What the reader chose while the address had this query. */
interface Change {
  readonly view: View;
  readonly query: string;
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
  const { pathname, hash } = useLocation();
  const query = useAddressQuery(pathname);
  const addressView = useMemo(() => readView(query), [query]);
  // The rows change first: a new address makes the browser look at every link of the page again.
  const [change, setChange] = useState<Change | null>(null);
  // Back and Forward lead to another query, for which the change was not made.
  if (change && change.query !== query) {
    setChange(null);
  }
  const pending = change?.query === query ? change.view : null;
  const view = pending ?? addressView;

  useEffect(() => {
    if (!pending || writeView(pending) === query) return undefined;
    const isTyping =
      writeView({ ...pending, text: '' }) === writeView({ ...addressView, text: '' });
    const timer = window.setTimeout(
      () => {
        // The first letters are a step for Back, the ones that follow belong to the same step.
        const method = isTyping && addressView.text !== '' ? 'replaceState' : 'pushState';
        writeAddress(pending, pathname, method);
        // The address leaves out a space at the end of the text, after which the reader types on.
        setChange({ view: pending, query: window.location.search });
      },
      isTyping ? typingPause : 0,
    );
    return () => window.clearTimeout(timer);
  }, [pending, addressView, query, pathname]);

  // A link to a job, as in /plugins#styles, is a filter.
  useEffect(() => {
    const job = knownWord(jobs, hash.slice(1));
    if (job) {
      setChange({ view: { ...emptyView, job }, query: window.location.search });
    }
  }, [hash]);

  const changeView = useCallback(
    (part: Partial<View>) => setChange({ view: { ...view, ...part }, query }),
    [view, query],
  );
  const resetView = useCallback(
    () => setChange({ view: emptyView, query: window.location.search }),
    [],
  );

  return { view, changeView, resetView };
}
