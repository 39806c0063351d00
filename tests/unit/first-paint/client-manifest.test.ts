import { expect, test } from 'vitest';

import { withModuleOrigins } from '../../../src/first-paint/build/client-manifest';

test('names scripts and styles of each module, a shared one once, and keeps what was there', () => {
  const manifest = { origins: { main: [1] }, assets: { 1: { js: [{ file: 'main.js' }] } } };
  const files = new Map([
    ['@theme/DocItem', ['js/shared.js', 'js/item.js', 'css/item.css']],
    ['@theme/MDXPage', ['js/shared.js']],
  ]);
  expect(withModuleOrigins(manifest, files, '/')).toEqual({
    origins: {
      main: [1],
      '@theme/DocItem': ['js/shared.js', 'js/item.js', 'css/item.css'],
      '@theme/MDXPage': ['js/shared.js'],
    },
    assets: {
      1: { js: [{ file: 'main.js' }] },
      'js/shared.js': { js: [{ file: 'js/shared.js', publicPath: '/js/shared.js' }] },
      'js/item.js': { js: [{ file: 'js/item.js', publicPath: '/js/item.js' }] },
      'css/item.css': { css: [{ file: 'css/item.css', publicPath: '/css/item.css' }] },
    },
  });
});
