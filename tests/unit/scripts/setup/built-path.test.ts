import { expect, test } from 'vitest';

import { builtPath } from '../../../../scripts/setup/built-path.mjs';

test.each(['/', '/x/', '/a/b.c/'])('a build for %s says so', (path) => {
  const html = `<link rel="preload" href="/other/a.woff2"><link rel="icon" href="${path}img/favicon.svg"/>`;
  expect(builtPath(html)).toBe(path);
});

test('a page without the icon of the site is served at the root', () => {
  expect(builtPath('<p>Text</p>')).toBe('/');
});
