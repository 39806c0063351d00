import type { Compiler } from 'webpack';

/**
 * Keeps out of the cache how many modules a build had, which webpack's progress bar wants to know. A
 * warm build has other counts than the cold one before it; for them alone webpack writes its
 * whole cache again.
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
