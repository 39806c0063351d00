import type { Compilation, Compiler, sources } from 'webpack';

const NAME = 'store-plain-text';

/**
 * Caches each file and each module's code once, as text. Webpack also caches how the text was put
 * together, and all of it again as the input of a digest: most of the cache, which each of the
 * two compilers holds in memory.
 *
 * A cached file is plain text where a new one is not, and plug-ins know a file by the digest of its
 * parts, so new files become plain as well before any plug-in looks at them.
 *
 * A build without a cache keeps the parts: the report of what is in the bundles has source maps made
 * of them.
 */
export function storePlainText(compiler: Compiler): void {
  if (compiler.options.cache === false) {
    return;
  }
  const { RawSource, Source } = compiler.webpack.sources;
  const plain = (source: sources.Source) =>
    source instanceof RawSource ? source : new RawSource(source.buffer(), true);

  const { cache } = compiler;
  const store = cache.store.bind(cache);
  cache.store = (identifier, etag, entry: unknown, callback) => {
    if (entry instanceof Source) {
      store(identifier, etag, plain(entry), callback);
    } else if (isGeneratedCode(entry)) {
      const generated = [...entry.sources].map(([type, source]) => [type, plain(source)] as const);
      store(identifier, etag, { ...entry, sources: new Map(generated) }, callback);
    } else {
      store(identifier, etag, entry, callback);
    }
  };

  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      for (const { name, source, info } of compilation.getAssets()) {
        compilation.updateAsset(name, plain(source), info);
      }
    });
  });
}

type GeneratedCode = ReturnType<NonNullable<Compilation['codeGenerationResults']>['get']>;

function isGeneratedCode(entry: unknown): entry is GeneratedCode {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'runtimeRequirements' in entry &&
    'sources' in entry &&
    entry.sources instanceof Map
  );
}
