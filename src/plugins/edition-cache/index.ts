import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';

/**
 * Gives each edition a webpack cache of its own. The generator names its cache by locale alone, so
 * two builds with other settings, or other folders for generated files, would silently reuse each
 * other's aliases, routes and config.
 *
 * @param edition Name of the edition that is built.
 * @param search Kind of search that it gets.
 */
export default function editionCache(edition: string, search: string): PluginModule {
  return ({ generatedFilesDir }) => ({
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
      return { cache: { ...config.cache, name } };
    },
  });
}
