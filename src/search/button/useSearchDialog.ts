import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { takeEarlySearch } from './early-search';
import { READY_EVENT } from '../../browser/early-intent';
import { isSearchShortcut, typedInto } from '../../browser/keys';
import { loadDialog, type Dialog } from './load-dialog';

/** Where the dialog is. Its code comes when it is first asked for. */
type Phase =
  | { readonly name: 'closed' | 'loading' | 'failed' }
  | { readonly name: 'open'; readonly Dialog: Dialog; readonly initialQuery: string };

/**
 * Opens and closes the search dialog, by its button and by the shortcuts Ctrl or Cmd plus K, `/`
 * and Escape; Back closes it too. Letters typed while the dialog loads become its query.
 *
 * @param button Gets the focus back when the dialog closes.
 */
export function useSearchDialog(button: React.RefObject<HTMLElement>): {
  readonly phase: Phase;
  readonly open: (query?: string) => void;
  readonly close: () => void;
} {
  const [phase, setPhase] = useState<Phase>({ name: 'closed' });
  const isWanted = useRef(false);
  const typed = useRef('');

  const close = useCallback(() => {
    isWanted.current = false;
    setPhase({ name: 'closed' });
    button.current?.focus();
  }, [button]);

  const open = useCallback((query = '') => {
    if (isWanted.current) {
      typed.current += query; // The button keeps the focus, and takes letters, while the dialog loads.
      return;
    }
    isWanted.current = true;
    typed.current = query;
    setPhase({ name: 'loading' });
    loadDialog().then(
      (Dialog) => {
        if (isWanted.current) {
          // At once: a letter that comes before the box has the focus would have no owner.
          flushSync(() => setPhase({ name: 'open', Dialog, initialQuery: typed.current }));
        }
      },
      () => {
        if (isWanted.current) {
          isWanted.current = false;
          setPhase({ name: 'failed' });
        }
      },
    );
  }, []);

  useEffect(() => {
    function takeOver(): void {
      const early = takeEarlySearch();
      if (early !== undefined) {
        open(early);
      }
    }
    // Until then the early script keeps what the reader does.
    window.addEventListener(READY_EVENT, takeOver, { once: true });
    return () => window.removeEventListener(READY_EVENT, takeOver);
  }, [open]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (phase.name === 'open') {
        // DocSearch prevents what Escape does in a search box; the dialog still is to close.
        if (event.key === 'Escape' || isSearchShortcut(event, 'toggle')) {
          event.preventDefault();
          close();
        }
      } else if (event.defaultPrevented) {
        // The early script keeps the letters until the application has taken over.
      } else if (isWanted.current) {
        const next = typedInto(typed.current, event);
        if (next !== undefined) {
          event.preventDefault();
          typed.current = next;
        } else if (event.key === 'Escape') {
          close();
        } else if (isSearchShortcut(event, 'toggle')) {
          event.preventDefault(); // The browser would go to its own search.
        }
      } else if (isSearchShortcut(event, 'open')) {
        event.preventDefault();
        open();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    // Back changes the page below the dialog.
    const onPopState = (): void => {
      if (phase.name === 'open') {
        close();
      }
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onPopState);
    };
  }, [phase.name, open, close]);

  return { phase, open, close };
}
