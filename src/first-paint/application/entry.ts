import { pause } from '@site/src/browser/pause';

import { normalizeAddress } from './normalize-address';

/**
 * Evaluates the application's code, one part after the other; the last one renders the page that the
 * address names.
 */
async function start(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  const { default: routes } = await import(/* webpackMode: "eager" */ '@generated/routes');
  if (normalizeAddress(routes.map(({ path }) => path))) {
    return;
  }
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
