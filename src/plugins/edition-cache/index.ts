import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** What decides how a build goes, below the site's folder: whole folders, and files. */
const FOLDERS = ['src/early', 'src/editions', 'src/markdown', 'src/plugins'];
const FILES = ['babel.config.js', 'docusaurus.config.ts', 'package-lock.json', 'sidebars.ts'];

/**
 * Gives each edition a webpack cache of its own. The generator names its cache by locale alone, so
 * two builds with other settings, or other folders for generated files, would silently reuse each
 * other's aliases, routes and config.
 *
 * The cache is valid for the build's own sources and the lock file, by digest. Webpack would follow
 * every `require` of the config, the generator and itself instead: 2 s of each cold build.
 *
 * @param edition Name of the edition that is built.
 * @param search Kind of search that it gets.
 */
export default function editionCache(edition: string, search: string): PluginModule {
  return ({ generatedFilesDir, siteDir }) => {
    const sources = digest(siteDir);
    return {
      name: 'edition-cache',
      configureWebpack(config, isServer) {
        if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') {
          return {};
        }
        const name = [
          path.basename(generatedFilesDir),
          edition,
          search,
          config.mode,
          isServer ? 'server' : 'client',
        ].join('-');
        return {
          mergeStrategy: { cache: 'replace' },
          cache: {
            ...config.cache,
            name,
            version: `${config.cache.version ?? ''}-${sources}`,
            buildDependencies: { defaultWebpack: [] },
          },
          plugins: [{ apply: forgetLoaders }],
        };
      },
    };
  };
}

/** Each loader that ran counts as a source of the build as well; the lock file covers them. */
function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('edition-cache', ({ buildDependencies }) => {
    buildDependencies.clear();
  });
}

function digest(siteDir: string): string {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.path, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...below, ...FILES.map((name) => path.join(siteDir, name))].sort()) {
    hash.update(path.relative(siteDir, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
