import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useRef } from 'react';

import { useResultsFound } from '../texts';
import styles from './styles.module.css';
import type { ResultsState } from './results-state';

interface StatusProps extends Pick<ResultsState, 'status' | 'count'> {
  readonly onRetry: () => void;
}

/** Says what the search page is doing, and what went wrong. */
export default function Status({ status, count, onRetry }: StatusProps): ReactNode {
  const resultsFound = useResultsFound();
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={line} role="status" className={styles.status} tabIndex={-1}>
        {/* One text: what a browser's translation has taken out of the page, React cannot remove again. */}
        {status === 'loading'
          ? translate({ id: 'search.searching', message: 'Searching…' })
          : status === 'found' && resultsFound(count)}
      </p>
      {status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>
            <strong>
              <Translate id="theme.SearchModal.errorScreen.titleText">
                Unable to fetch results
              </Translate>
            </strong>
          </p>
          <p>
            <Translate id="search.failedAdvice">
              Check your connection and search again, or reload the page.
            </Translate>
          </p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              line.current?.focus(); // The button goes.
              onRetry();
            }}
          >
            <Translate id="search.retry">Search again</Translate>
          </button>
        </div>
      )}
    </>
  );
}
