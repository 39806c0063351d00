import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

import CrashScreen from '@site/src/components/CrashScreen';

/** The layout asks which plugin made the route; a crash has no route. */
const ROUTE = { plugin: { name: 'crash-screen', id: 'default' } };

/** A crash outside every page, in the navbar say: within the layout if that works, else alone. */
export default function CrashFallback({ error, tryAgain }: Props): ReactNode {
  const screen = <CrashScreen error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={ROUTE}>
      {/* Apart, so that the title stays when the layout crashes too. */}
      <ErrorBoundary fallback={() => <></>}>
        <Head>
          <title>
            {translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' })}
          </title>
        </Head>
      </ErrorBoundary>
      <ErrorBoundary fallback={() => screen}>
        <Layout>{screen}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
