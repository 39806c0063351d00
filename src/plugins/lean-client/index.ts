import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { leanConfig, leanTranslations } from './lean';
import { leanRegistry } from './lean-registry';

/**
 * Gives the browser what it uses of the generated data: 3 kB of Brotli less on every page, 4 kB in
 * Chinese. The generator sends its whole configuration, the template of the HTML and the inline
 * script in it included, every text of the theme, and the names of all modules. The server still
 * renders with all of it.
 */
export default function leanClient({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
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
      const translations: unknown = JSON.parse(read('codeTranslations.json'));
      return {
        resolve: {
          alias: Object.fromEntries([
            replace('docusaurus.config', '.json', JSON.stringify(leanConfig(siteConfig))),
            replace('codeTranslations', '.json', JSON.stringify(leanTranslations(translations))),
            replace('registry', '.js', leanRegistry(read('registry.js'))),
          ]),
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
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
