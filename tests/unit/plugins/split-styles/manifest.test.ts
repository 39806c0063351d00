import { describe, expect, test } from 'vitest';

import { chunkNamesByModule, withModuleOrigins } from '../../../../src/plugins/split-styles/manifest';

const registry = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "081cce4b": [() => import(/* webpackChunkName: "081cce4b" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
};`;

describe('chunkNamesByModule', () => {
  test('reads the generated registry', () => {
    expect([...chunkNamesByModule(registry)]).toEqual([
      ['@theme/DocItem', '17896441'],
      ['@site/docs/a.md', '081cce4b'],
    ]);
  });
});

describe('withModuleOrigins', () => {
  test('names scripts and styles of each module, and keeps what was there', () => {
    const manifest = { origins: { main: [1] }, assets: { 1: { js: [{ file: 'main.js' }] } } };
    const files = ['assets/js/17896441.js', 'assets/css/17896441.css'];
    const complete = withModuleOrigins(manifest, new Map([['@theme/DocItem', '17896441']]), () => files);
    expect(complete.origins).toEqual({ main: [1], '@theme/DocItem': ['group 17896441'] });
    expect(complete.assets['group 17896441']).toEqual({
      js: [{ file: 'assets/js/17896441.js' }],
      css: [{ file: 'assets/css/17896441.css' }],
    });
  });
});
