import { pause } from '@site/src/browser/pause';

import { normalizeAddress } from './normalize-address';

interface Route {
  readonly path?: string | string[];
  readonly routes?: readonly Route[];
}

/** Paths of a route and of those below it, where the docs have their pages. */
function pathsOf({ path = [], routes = [] }: Route): readonly string[] {
  return [path, routes.flatMap(pathsOf)].flat();
}

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
  const paths = routes.flatMap(pathsOf);
  if (normalizeAddress(paths)) {
    return;
  }
  // A hash that is typed into the address of an open page. This goes before the router, which reads the
  // address at the same event.
  window.addEventListener('popstate', () => normalizeAddress(paths));
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
