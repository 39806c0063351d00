import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';

import { assertReliances, type Reliances } from '../generator/reliances';
import { digestBuildSources } from '../generator/build-sources';
import { type CacheOptions, editionCache } from './edition-cache';
import { minimizers } from './minimizers';

/** Internals of the generator that this folder replaces or repeats. */
export const RELIANCES: Reliances = {
  '@docusaurus/mdx-loader/lib/loader.js': 'a0c7ee085830664f',
  '@docusaurus/core/lib/ssg.js': 'af221f4b01d82fa3',
  '@docusaurus/core/lib/webpack/base.js': '914e23467b4fd394',
  '@docusaurus/core/lib/webpack/minification.js': '3422dd01ac3a44e9',
  '@docusaurus/core/lib/webpack/utils.js': 'd39e5416c66b0595',
};

/** Code that only runs after a reader asked for it: the server needs none of it. */
const ON_DEMAND = ['src/search/dialog/index.tsx', 'src/search/page/ask.ts'];

/**
 * Shortens builds, until the generator does the same itself:
 * - One cache on disk per edition, without what it holds twice.
 * - Faster minifiers. Lightning CSS writes what prefixes are needed, so Autoprefixer does not run.
 * - The client's and the server's compiler read files through one cache, and look for absolute paths
 *   first.
 * - Pages are compiled once for both.
 * - No HTML minifier: it goes over the same script on each page. `src/first-paint` shortens that once.
 *
 * @throws Error when something that it relies on changed; it says what to do.
 */
export default function quickBuild(
  options: Pick<CacheOptions, 'edition' | 'search' | 'inPages'>,
): PluginModule {
  assertReliances('src/quick-build', RELIANCES);
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  return ({ generatedFilesDir, siteDir }) => {
    const sources = digestBuildSources(siteDir);
    const onDemand = ON_DEMAND.map((file) => [path.join(siteDir, file), false] as const);
    let files: Compiler['inputFileSystem'] | undefined;
    const shareFiles = (compiler: Compiler): void => {
      files ??= compiler.inputFileSystem;
      compiler.inputFileSystem = files;
    };
    return {
      name: 'quick-build',
      configurePostCss: (postCss) => ({ ...postCss, plugins: [], config: false }),
      configureWebpack(config, isServer) {
        const { cache, plugins = [] } = editionCache(
          { ...options, generatedFilesDir, sources },
          config,
          isServer,
        );
        const cached: Configuration = cache === undefined ? {} : { cache };
        const mergeStrategy = { cache: 'replace', 'optimization.minimizer': 'replace' } as const;
        if (config.mode !== 'production') {
          return { mergeStrategy, ...cached, plugins };
        }
        const isMinimized = !isServer && config.optimization?.minimize;
        return {
          mergeStrategy,
          ...cached,
          plugins: [...plugins, { apply: shareFiles }],
          resolveLoader: {
            alias: {
              [require.resolve('@docusaurus/mdx-loader')]: path.join(__dirname, 'mdx-once.mjs'),
            },
          },
          resolve: {
            preferAbsolute: true,
            ...(isServer && { alias: Object.fromEntries(onDemand) }),
          },
          ...(isMinimized && { optimization: { minimizer: minimizers() } }),
        };
      },
    };
  };
}
