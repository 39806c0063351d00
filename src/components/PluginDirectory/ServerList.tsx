import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ComponentType,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useState,
  type ReactNode,
} from 'react';

import styles from './styles.module.css';

/**
 * Scrolls to an entry until it stays where it is: the heights of entries outside the window are
 * estimates, and those beside it are laid out once it is in the window.
 */
function scrollTo(id: string, frames = 5): void {
  const entry = document.getElementById(id);
  if (!entry) return;
  entry.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => scrollTo(id, frames - 1));
}

interface Props {
  /** Renders the entries; a `lazy` component, so that the browser loads it only when needed. */
  readonly Entries: ComponentType;
  /** Kind of the element around the entries. */
  readonly element: 'ul' | 'div';
  /** Is called with that element once its entries are in the page. Must not change. */
  readonly onList?: (list: HTMLElement | null) => void;
}

/**
 * The entries are in the HTML, so a reader who arrives there must not load the catalogue a second time
 * as JavaScript. The server renders `Entries`; in the browser, React adopts the list by an empty
 * `dangerouslySetInnerHTML`, which on hydration leaves the children as they are. Only a reader who
 * comes from another page of the site, where there is no such HTML, loads the chunk with the entries.
 * From then on they belong to the DOM: filter and sort hide and move them (see `rows.ts`).
 *
 * The server renders without a Suspense boundary: React sends a large one out of line, with a
 * script that puts it into place, and then the page is empty without JavaScript.
 */
export const ServerList = memo(function ServerList({
  Entries,
  element: Element,
  onList,
}: Props): ReactNode {
  // Whether the server rendered the markup.
  const [isHydrated, setIsHydrated] = useState(!useIsBrowser());
  const onHydratedList = useCallback(
    (list: HTMLElement | null) => {
      if (list?.childElementCount === 0) {
        // Something else, such as a translation tool, changed the page first: React rendered it again.
        setIsHydrated(false);
      } else {
        // A separate task: together with the hydration it would be a long one.
        startTransition(() => onList?.(list));
      }
    },
    [onList],
  );
  const onFreshList = useCallback(
    (list: HTMLElement | null) => {
      onList?.(list);
      // The router looked for the place that the address names before the entries were there.
      const { hash } = window.location;
      if (list && hash) scrollTo(decodeURIComponent(hash.slice(1)));
    },
    [onList],
  );
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <Element className={styles.list}>
        <Entries />
      </Element>
    );
  }
  if (isHydrated) {
    return (
      <Element
        className={styles.list}
        ref={onHydratedList}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  }
  return (
    // React keeps the failure of a lazy component, and asks for its chunk no second time.
    <ErrorBoundary
      fallback={() => (
        <p role="alert">
          <Translate id="plugins.missing">
            The list did not load. Reload the page to try again.
          </Translate>
        </p>
      )}
    >
      <Suspense
        fallback={
          // Higher than the list: Back scrolls to where the reader was, and does so before the list is there.
          <p style={{ minHeight: '1e5px' }}>
            <Translate id="plugins.loading">Loading the plugins…</Translate>
          </p>
        }
      >
        <Element className={styles.list} ref={onFreshList}>
          <Entries />
        </Element>
      </Suspense>
    </ErrorBoundary>
  );
});
