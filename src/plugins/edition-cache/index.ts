import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';
import type { Compiler } from 'webpack';

import { digestBuildSources } from '../build-sources';
import { forgetCounts } from './forget-counts';
import { storePlainText } from './store-plain-text';

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
    const sources = digestBuildSources(siteDir);
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
          plugins: [
            { apply: forgetLoaders },
            { apply: forgetCounts },
            ...(config.mode === 'production' ? [{ apply: storePlainText }] : []),
          ],
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
