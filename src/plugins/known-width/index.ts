import { createRequire } from 'node:module';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Puts a hook of our own in place of the theme's `useWindowSize`. The theme's gives the size `ssr`
 * first, and the real one after the page is on the screen: so sidebar and page were rendered a
 * second time on each page, in one task of 45 to 60 ms on a processor slowed down four times. Nothing
 * in the theme tells `ssr` from `desktop`.
 */
export default function knownWidth(): Plugin {
  const original = createRequire(require.resolve('@docusaurus/theme-common')).resolve(
    './hooks/useWindowSize.js',
  );
  return {
    name: 'known-width',
    configureWebpack() {
      return { resolve: { alias: { [original]: path.join(__dirname, 'useWindowSize.ts') } } };
    },
  };
}
