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
  const paths = routes.map(({ path }) => path);
  if (normalizeAddress(paths)) {
    return;
  }
  // A hash that is typed into the address of an open page. This goes before the router, which reads the
  // address at the same event.
  window.addEventListener('popstate', () => normalizeAddress(paths));
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
