import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';

const Rows = lazy(() => import('./Rows'));

interface Props {
  readonly className: string | undefined;
  /** Is called with the list once its rows are in the page. */
  readonly onList: RefCallback<HTMLElement>;
}

/**
 * The rows are in the HTML, so a reader who arrives there must not load the catalogue a second time
 * as JavaScript. The server renders `Rows`; in the browser, React adopts the list by an empty
 * `dangerouslySetInnerHTML`, which on hydration leaves the children as they are. Only a reader who
 * comes from another page of the site, where there is no such HTML, loads the chunk with the rows.
 * From then on the rows belong to the DOM: filter and sort hide and move them (see `rows.ts`).
 *
 * The server renders without a Suspense boundary: React sends a large one out of line, with a
 * script that puts it into place, and then the page is empty without JavaScript.
 */
export const List = memo(function List({ className, onList }: Props): ReactNode {
  // Whether the server rendered the markup.
  const [isHydrated, setIsHydrated] = useState(!useIsBrowser());
  const onHydratedList = useCallback(
    (list: HTMLElement | null) => {
      if (list?.childElementCount === 0) {
        // Something else, such as a translation tool, changed the page first: React rendered it again.
        setIsHydrated(false);
      } else {
        // A separate task: together with the hydration it would be a long one.
        startTransition(() => onList(list));
      }
    },
    [onList],
  );
  const onFreshList = useCallback(
    (list: HTMLElement | null) => {
      onList(list);
      // The router looked for the place that the address names before the rows were there.
      const { hash } = window.location;
      if (list && hash)
        document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    },
    [onList],
  );
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <ul className={className}>
        <Rows />
      </ul>
    );
  }
  if (isHydrated) {
    return (
      <ul
        className={className}
        ref={onHydratedList}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  }
  return (
    <Suspense
      fallback={
        <p>
          <Translate id="plugins.loading">Loading the plugins…</Translate>
        </p>
      }
    >
      <ul className={className} ref={onFreshList}>
        <Rows />
      </ul>
    </Suspense>
  );
});
