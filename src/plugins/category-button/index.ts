import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/**
 * Gives the sidebar's categories a link of our own. The generator's turns from a link of the router
 * into a plain one when the application takes over the page: React then puts a new element in the
 * place of each, and the focus of who has tabbed there is gone.
 */
export default function categoryButton(): Plugin {
  return {
    name: 'category-button',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /[\\/]theme[\\/]DocSidebarItem[\\/]Category[\\/]index\.js$/u,
              resolve: { alias: { '@docusaurus/Link': path.join(__dirname, 'CategoryLink.tsx') } },
            },
          ],
        },
      };
    },
  };
}
