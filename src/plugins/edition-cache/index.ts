import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';

/**
 * Gives each edition a webpack cache of its own. The generator names its cache by locale alone, so
 * two builds with other settings would silently reuse each other's aliases and generated config. Two
 * builds with generated folders of their own would mix their route tables likewise.
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
