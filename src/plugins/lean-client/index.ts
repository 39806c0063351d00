import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk } from 'webpack';

import { leanConfig } from './lean';
import { docsChunks, leanRegistry } from './lean-registry';

/**
 * Gives the browser what it uses of the generated data. The generator sends its whole
 * configuration, the template of the HTML and the inline script in it included, and the names of all
 * modules: 3 kB of Brotli on every page. It also sends the text that a docs page has in its HTML once
 * more, with all that texts are made of: 5 to 9 kB on the first page. The server still renders with
 * all of it.
 */
export default function leanClient({
  generatedFilesDir,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  /** Writes a module beside the generated one, and takes its place. */
  function replace(module: string, extension: string, content: string): [string, string] {
    const folder = path.join(generatedFilesDir, 'lean-client');
    const file = path.join(folder, `${module}${extension}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, content);
    return [path.join(generatedFilesDir, module), file];
  }

  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');

  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const registry = read('registry.js');
      const { layout, pages } = docsChunks(registry);
      const landedText = path.join(siteDir, 'src/landed-text');
      return {
        resolve: {
          alias: Object.fromEntries([
            replace('docusaurus.config', '.json', JSON.stringify(leanConfig(siteConfig))),
            replace('registry', '.js', leanRegistry(registry)),
            ['@mdx-js/react$', path.join(landedText, 'mdx-react.ts')],
            ['@theme/MDXContent', path.join(landedText, 'MDXContent.tsx')],
          ]),
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // What texts are made of, apart from what surrounds them.
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
          },
        },
      };
    },
  };
}
