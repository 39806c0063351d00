import type { Helmet, HelmetData } from 'react-helmet-async';

import { pause } from '@site/src/browser/pause';

/** The head manager, and what its components share. */
export interface Library {
  readonly Helmet: typeof Helmet;
  readonly data: HelmetData;
}

let library: Library | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** @returns the head manager, undefined until it is there */
export function getLibrary(): Library | undefined {
  return library;
}

/**
 * @param listener Is called when the head manager is there.
 * @returns a function that takes it back
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  const { Helmet, HelmetData } = await import(/* webpackChunkName: "head" */ 'react-helmet-async');
  // Evaluating it and rendering with it: two tasks instead of one (src/plugins/compiled-ahead).
  await pause();
  library = { Helmet, data: new HelmetData({}) };
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Brings the head manager in, once. Whoever changes the head of the page on the screen must ask for
 * it: the first page has its head in the HTML.
 *
 * @throws what `import()` throws when it does not arrive; the next call tries again
 */
export function loadHead(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Brings the head manager in for a head that is about to change, or whose change can fail in
 * silence: the page itself says the same as its title. Going to another page asks again, and tells.
 */
export function prepareHead(): void {
  loadHead().catch(() => undefined);
}
