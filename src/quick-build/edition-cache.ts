import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Compiler, Configuration } from 'webpack';

import { storePlainText } from './store-plain-text';

export interface CacheOptions {
  /** Name of the edition that is built. */
  readonly edition: string;
  /** Kind of search that it gets. */
  readonly search: string;
  /** What compiled pages hold that no source of theirs says, such as the path of this edition. */
  readonly inPages: readonly string[];
  /** The generator's folder; several builds at the same time have one each. */
  readonly generatedFilesDir: string;
  /** State of the build's own sources (`digestBuildSources`). */
  readonly sources: string;
}

/**
 * Gives each edition a webpack cache of its own. The generator names its cache by locale alone, so
 * two builds with other settings, or other folders for generated files, would silently reuse each
 * other's aliases, routes and config.
 *
 * The cache is valid for the build's own sources and the lock file, by digest. Webpack would follow
 * every `require` of the config, the generator and itself instead. It is valid for the aliases too: a
 * cached module keeps what its imports led to, and an edition without an announcement has no bar.
 *
 * @param options What the cache depends on.
 * @param config Configuration of the compiler so far.
 * @param isServer Whether the compiler is the server's.
 * @returns its replacement; empty where there is no cache on disk
 */
export function editionCache(
  { edition, search, inPages, generatedFilesDir, sources }: CacheOptions,
  { cache, mode, resolve }: Configuration,
  isServer: boolean,
): Pick<Configuration, 'cache' | 'plugins'> {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') {
    return {};
  }
  const side = isServer ? 'server' : 'client';
  return {
    cache: {
      ...cache,
      name: [path.basename(generatedFilesDir), edition, search, mode, side].join('-'),
      version: [cache.version, sources, digestOf([inPages, resolve?.alias])].join('-'),
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [
      { apply: ignoreLoaders },
      ...(mode === 'production' ? [{ apply: storePlainText }] : []),
    ],
  };
}

function digestOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

/** Webpack also tracks each loader as a source of the build; the lock file covers them. */
function ignoreLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('edition-cache', ({ buildDependencies }) => {
    buildDependencies.clear();
  });
}
