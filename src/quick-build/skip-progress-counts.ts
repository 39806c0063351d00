import type { Compiler } from 'webpack';

/**
 * Keeps the module counts of webpack's progress bar out of the cache. A warm build has other counts
 * than the cold one before it, and for these alone webpack would write its whole cache again.
 */
export function skipProgressCounts({ cache }: Compiler): void {
  const store = cache.store.bind(cache);
  cache.store = (identifier, etag, entry, callback) => {
    if (identifier === 'ProgressPlugin|counts') {
      callback(null);
    } else {
      store(identifier, etag, entry, callback);
    }
  };
}
