import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Leaves the head manager out of the application until a head changes: 4 kB of Brotli less on
 * every page. The first page has its head in the HTML; going to another, searching and a crash
 * change it (see who calls `loadHead`).
 */
export default function lateHead(): Plugin {
  return {
    name: 'late-head',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      return {
        module: {
          rules: [
            {
              exclude: path.join(__dirname, 'library.ts'),
              resolve: { alias: { 'react-helmet-async$': path.join(__dirname, 'Helmet.tsx') } },
            },
          ],
        },
      };
    },
  };
}
