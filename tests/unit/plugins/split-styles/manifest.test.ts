import { describe, expect, test } from 'vitest';

import { withModuleOrigins } from '../../../../src/plugins/split-styles/manifest';

describe('withModuleOrigins', () => {
  test('names scripts and styles of each module, and keeps what was there', () => {
    const manifest = { origins: { main: [1] }, assets: { 1: { js: [{ file: 'main.js' }] } } };
    const files = new Map([['@theme/DocItem', ['js/item.js', 'css/item.css']]]);
    expect(withModuleOrigins(manifest, files, '/')).toEqual({
      origins: { main: [1], '@theme/DocItem': ['files of @theme/DocItem'] },
      assets: {
        1: { js: [{ file: 'main.js' }] },
        'files of @theme/DocItem': {
          js: [{ file: 'js/item.js', publicPath: '/js/item.js' }],
          css: [{ file: 'css/item.css', publicPath: '/css/item.css' }],
        },
      },
    });
  });
});
