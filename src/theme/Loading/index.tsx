import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface Props {
  readonly error?: unknown;
  /** The loader waited longer than its delay. */
  readonly pastDelay?: boolean;
  readonly retry?: () => void;
}

/** What a page shows while its parts load, and when one of them fails. */
export default function Loading({ error, pastDelay, retry }: Props): ReactNode {
  if (error) {
    return (
      <div className="loading-failure" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className="loading-pending" role="status">
      <Translate id="loading.pending">Loading this page</Translate>
    </p>
  ) : null;
}
