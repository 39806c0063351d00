// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const prefetchFile = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@docusaurus/core/lib/client/prefetch', () => ({ default: prefetchFile }));

beforeEach(() => {
  vi.resetModules();
  prefetchFile.mockClear();
  document.body.innerHTML =
    '<a href="/docs/next" class="pagination-nav__link--next">Next</a><a href="/docs/other">Other</a>';
});

/** Starts the module on a site whose chunks have these addresses, and asks for pages as links do. */
async function prefetch(addressOf: (chunk: string) => string, ...routes: readonly string[]) {
  const generators = vi.fn(() => Promise.resolve([]));
  vi.stubGlobal('__webpack_require__', { gca: addressOf });
  window.docusaurus = { prefetch: generators, preload: vi.fn(() => Promise.resolve([])) };
  const { onRouteDidUpdate } = await import('@site/src/initial-page/sparing-prefetch');
  onRouteDidUpdate();
  for (const route of routes) {
    void window.docusaurus.prefetch(route);
  }
  return generators;
}

test('only the page that is likely next is prefetched, and what all texts share once', async () => {
  const generators = await prefetch(
    (chunk) => `/assets/js/${chunk}.1234.js`,
    '/docs/other',
    '/docs/next',
    '/docs/next',
  );
  expect(generators.mock.calls).toEqual([['/docs/next'], ['/docs/next']]);
  expect(prefetchFile.mock.calls).toEqual([['/assets/js/common.1234.js']]);
});

test('a shared chunk that the build did not make is not asked for', async () => {
  await prefetch(() => '/assets/js/undefined.undefined.js', '/docs/next');
  expect(prefetchFile).not.toHaveBeenCalled();
});
