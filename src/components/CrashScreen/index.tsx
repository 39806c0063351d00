import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

import { useEdition } from '@site/src/editions/useEdition';

import { issueAddress } from './issue';

interface CrashScreenProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/**
 * Stands in the place of a page that crashed: a second try, a way home, a report, and what happened
 * with each cause. It uses plain links alone, so that what broke the page cannot break it too.
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
          Try it again first. If it crashes again, report it: the report is filled in for you.
        </Translate>
      </p>
      <p className="crash-screen__actions">
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        {/* eslint-disable-next-line @docusaurus/no-html-links -- A full load leaves the crashed application behind. */}
        <a href={home}>
          <Translate id="crash.home">Go to the home page</Translate>
        </a>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- It must work when Link is what crashed. */}
        <a href={issueAddress(repository, window.location.href, error)}>
          <Translate id="crash.report">Report this crash</Translate>
        </a>
      </p>
      <h2>
        <Translate id="crash.cause">What happened</Translate>
      </h2>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
