import path from 'node:path';

import type { Measure } from './measure';

/** Prefetches what a reader is likely to open next, where the generator prefetches every link in view. */
export const sparingPrefetch: Measure = {
  name: 'sparing prefetch',
  reliesOn: {
    '@docusaurus/core/lib/client/docusaurus.js': 'a70d8f5192c2d6b4',
    '@docusaurus/core/lib/client/prefetch.js': '7543271549a9882a',
    '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js': 'c069967e3e3f35a3',
  },
  appliesTo: 'everywhere',
  clientModules: [path.resolve(__dirname, '../initial-page/sparing-prefetch.ts')],
  apply: () => ({}),
};
