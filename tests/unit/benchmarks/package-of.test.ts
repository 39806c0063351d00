import { expect, test } from 'vitest';

import { packageOf } from '../../../benchmarks/bundle/package-of';

test.each([
  ['webpack://site/./node_modules/react-dom/cjs/react-dom.production.min.js', 'react-dom'],
  ['webpack://site/./node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
  ['webpack://site/./node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack://site/../linked/node_modules/history/esm/history.js', 'history'],
  ['webpack://site/./src/search/dialog/index.tsx', 'src/search'],
  ['webpack://site/./docs/api/src.md?1234', 'docs/api'],
  ['webpack://site/./.docusaurus-bundle/routes.js', 'generated'],
  ['webpack://site/webpack/runtime/jsonp chunk loading', 'webpack'],
  ['webpack://site/entry.js', 'other'],
])('%s belongs to %s', (source, name) => {
  expect(packageOf(source)).toBe(name);
});
