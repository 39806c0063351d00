import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';
import type { Compiler } from 'webpack';

import config from '../../docusaurus.config';

const root = path.resolve(__dirname, '../..');

/**
 * Writes the map of each script beside it. Maps that packages bring along are left out: they name
 * files of the packages' own repositories, which say nothing of the package.
 */
const sourceMaps = {
  apply(compiler: Compiler): void {
    const { SourceMapDevToolPlugin } = compiler.webpack;
    new SourceMapDevToolPlugin({
      filename: '[file].map',
      append: false,
      module: false,
      noSources: true,
    }).apply(compiler);
  },
};

/** Cached modules have no maps. */
const bundleReport: PluginModule = () => ({
  name: 'bundle-report',
  configureWebpack: (_config, isServer) =>
    isServer ? {} : { cache: false, plugins: [sourceMaps] },
});

/**
 * The site as it is, with source maps. Client modules are resolved from the config's own folder.
 */
export default {
  ...config,
  clientModules: config.clientModules?.flatMap((file) =>
    file === undefined ? [] : path.resolve(root, file),
  ),
  plugins: [...(config.plugins ?? []), bundleReport],
};
