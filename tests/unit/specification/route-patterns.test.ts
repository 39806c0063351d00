import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const fromRouter = createRequire(require.resolve('react-router'));

/** Counts how often the router compiles each pattern; it must run before the router is loaded. */
function countCompilations(): ReadonlyMap<string, number> {
  const file = fromRouter.resolve('path-to-regexp');
  const compile: unknown = fromRouter(file);
  const loaded = fromRouter.cache[file];
  if (typeof compile !== 'function' || !loaded) {
    throw new Error('react-router does not compile its patterns with path-to-regexp any more.');
  }
  const counts = new Map<string, number>();
  loaded.exports = (pattern: string, ...rest: unknown[]): unknown => {
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    return compile(pattern, ...rest);
  };
  return counts;
}

test('the router caches 10000 route patterns and compiles further ones at every use', async () => {
  const compilations = countCompilations();
  const { matchPath } = await import('@docusaurus/router');
  for (let count = 1; count <= 10_001; count += 1) {
    matchPath('/', { path: `/pattern-${count}` });
  }
  for (const path of ['/pattern-1', '/pattern-10000', '/pattern-10001']) {
    matchPath('/', { path });
  }
  expect(compilations.get('/pattern-1')).toBe(1);
  expect(compilations.get('/pattern-10000')).toBe(1);
  expect(compilations.get('/pattern-10001')).toBe(2);
});
