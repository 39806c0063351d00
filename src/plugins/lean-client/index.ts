import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { leanConfig, leanTranslations } from './lean';

/**
 * Gives the browser what it uses of the generated data: 3 kB of Brotli less on every page, 4 kB in
 * Chinese. The generator sends its whole configuration, the template of the HTML and the inline
 * script in it included, and every text of the theme. The server still renders with all of it.
 */
export default function leanClient({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  /** Writes a module beside the generated one, and takes its place. */
  function replace(module: string, extension: string, content: unknown): [string, string] {
    const folder = path.join(generatedFilesDir, 'lean-client');
    const file = path.join(folder, `${module}.json`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(content));
    return [path.join(generatedFilesDir, `${module}${extension}`), file];
  }

  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const translations: unknown = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8'),
      );
      return {
        resolve: {
          alias: Object.fromEntries([
            replace('docusaurus.config', '', leanConfig(siteConfig)),
            replace('codeTranslations', '', leanTranslations(translations)),
          ]),
        },
      };
    },
  };
}
