import path from 'node:path';

import type { Measure } from './measure';

/** Prefetches what a reader is likely to open next, where the generator prefetches every link in view. */
export const sparingPrefetch: Measure = {
  name: 'sparing prefetch',
  saves: 'requests for pages that are in view as links',
  reliesOn: [],
  appliesTo: 'everywhere',
  clientModules: [path.resolve(__dirname, '../initial-page/sparing-prefetch.ts')],
  apply: () => ({}),
};
