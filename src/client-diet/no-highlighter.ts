import type { Measure } from './measure';

/**
 * Leaves the theme's highlighter out: `src/markdown` highlights at build. Together with
 * `src/theme/CodeBlock`, which replaces the only other user of Prism.
 */
export const noHighlighter: Measure = {
  name: 'no highlighter',
  reliesOn: {
    '@docusaurus/theme-classic/lib/prism-include-languages.js': 'a464a26897ccb5b2',
  },
  appliesTo: 'everywhere',
  apply() {
    const module = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
    return { alias: { [`${module}$`]: false } };
  },
};
