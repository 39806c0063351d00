import type { Plugin } from '@docusaurus/types';

/**
 * Leaves the theme's highlighter out of the browser: `src/markdown` highlights at build. Together
 * with `src/theme/CodeBlock`, which replaces the only other user of Prism.
 */
export default function highlightAtBuild(): Plugin {
  return {
    name: 'highlight-at-build',
    configureWebpack() {
      const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      return { resolve: { alias: { [`${clientModule}$`]: false } } };
    },
  };
}
