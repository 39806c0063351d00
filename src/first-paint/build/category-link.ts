import path from 'node:path';

import type { RuleSetRule } from 'webpack';

/**
 * Gives the sidebar's categories a link of our own. The generator's turns from a link of the router
 * into a plain one when the page hydrates: React then replaces each element, and the focus of a reader
 * who has tabbed there is lost.
 *
 * @param siteDir The site's folder.
 * @returns A rule for webpack.
 */
export function categoryLink(siteDir: string): RuleSetRule {
  return {
    test: /[\\/]theme[\\/]DocSidebarItem[\\/]Category[\\/]index\.js$/u,
    resolve: {
      alias: { '@docusaurus/Link': path.join(siteDir, 'src/components/CategoryLink.tsx') },
    },
  };
}
