import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Puts src/css/foundation.css where theme-classic asks for Infima. Infima is 8.9 kB of Brotli on
 * every page; the class names that these pages carry need 2.6 kB.
 */
export default function ownFoundation({ siteDir }: LoadContext): Plugin {
  const infima = createRequire(__filename).resolve('infima/dist/css/default/default.css');
  return {
    name: 'own-foundation',
    configureWebpack() {
      const progressBar = require.resolve('@docusaurus/theme-classic/lib/nprogress.css');
      const focus = createRequire(require.resolve('@docusaurus/theme-common')).resolve(
        './hooks/styles.css',
      );
      return {
        resolve: {
          alias: {
            [infima]: path.join(siteDir, 'src/css/foundation.css'),
            // src/css/application.css has its own.
            [progressBar]: false,
            // src/css/frame.css has `:focus-visible`. This one hides outlines by a class of the
            // body, and the first click on a page recalculates the style of every element for it:
            // 30 ms on a processor slowed down four times.
            [focus]: false,
          },
        },
      };
    },
  };
}
