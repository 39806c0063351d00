import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Chunk } from 'webpack';

import type { Measure } from './measure';
import { portableKeys } from './portable-keys';
import { clientRegistry, docsChunks } from './registry';
import { replaceGenerated } from './replace-generated';

/**
 * Sends the text of the page that a reader opens first once, as HTML: the scripts of that page are
 * without it, and without the elements that texts consist of. `src/initial-page` is the browser's part.
 */
export const initialPage: Measure = {
  name: 'initial page',
  reliesOn: {
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js': '108bd9c92702bec9',
    '@docusaurus/core/lib/client/exports/ComponentCreator.js': 'e17ad6816dafab81',
    '@docusaurus/theme-classic/lib/theme/MDXContent/index.js': '0cb23f35eeadce85',
    '@mdx-js/mdx/lib/plugin/recma-document.js': '8b7d9f0ad18c6061',
    '@mdx-js/mdx/lib/plugin/recma-jsx-rewrite.js': 'da5235f94c41ade5',
    '@mdx-js/react/lib/index.js': '86b42b8547fbd973',
  },
  appliesTo: 'built client',
  apply({ generatedFilesDir, siteDir }) {
    const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
    const { registry, routes, routesChunkNames } = portableKeys({
      registry: read('registry.js'),
      routes: read('routes.js'),
      routesChunkNames: read('routesChunkNames.json'),
    });
    const { layout, pages } = docsChunks(registry);
    const folder = path.join(siteDir, 'src/initial-page');
    return {
      alias: {
        ...replaceGenerated(generatedFilesDir, 'registry', 'registry.js', clientRegistry(registry)),
        ...replaceGenerated(generatedFilesDir, 'routes', 'routes.js', routes),
        ...replaceGenerated(
          generatedFilesDir,
          'routesChunkNames',
          'routesChunkNames.json',
          routesChunkNames,
        ),
        '@mdx-js/react$': path.join(folder, 'mdx-react.ts'),
        '@theme/MDXContent': path.join(folder, 'MDXContent.tsx'),
      },
      cacheGroups: {
        // What texts share, apart from what surrounds them.
        common: { chunks: ({ name }: Chunk) => pages.has(name ?? '') },
        // Their styles are with those of what surrounds them: a text in the HTML needs both.
        docsStyles: {
          name: 'docs',
          type: 'css/mini-extract',
          chunks: ({ name }: Chunk) => name === layout || pages.has(name ?? ''),
          priority: 50,
          enforce: true,
        },
        // By default, a file of its own for the packages of each chunk.
        defaultVendors: {
          test: /[\\/]node_modules[\\/]/,
          minChunks: 2,
          priority: -10,
          reuseExistingChunk: true,
        },
      },
    };
  },
};
