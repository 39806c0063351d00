import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';

import { PlainLink } from '../PlainLink';
import { issueAddress } from './issue';

interface CrashScreenProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/**
 * Replaces a page that crashed: a second try, a way home, a report, and the error with each cause. It uses plain links alone: what broke the page cannot break them too, and the way
 * home leaves the crashed application behind.
 */
export default function CrashScreen({ error, tryAgain }: CrashScreenProps): ReactNode {
  const { repository } = useEdition();
  const home = useBaseUrl('/');
  return (
    <main className="crash-screen">
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <Translate id="crash.advice">
          Try again first. If the page crashes again, report it: the report is filled in for you.
        </Translate>
      </p>
      <p className="crash-screen__actions">
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <PlainLink href={home}>
          <Translate id="crash.home">Go to the home page</Translate>
        </PlainLink>
        <PlainLink href={issueAddress(repository, window.location.href, error)}>
          <Translate id="crash.report">Report this crash</Translate>
        </PlainLink>
      </p>
      <h2>
        <Translate id="crash.cause">What happened</Translate>
      </h2>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
