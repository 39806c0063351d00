/**
 * The router's histories that this site never makes: by hash, and in memory. The router's modules
 * name them at the top level, so webpack cannot tell that nobody calls them.
 */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

/** Stands for a history that nobody makes. */
function absent(): never {
  throw new Error('This site has one history, the browser’s.');
}

export { absent as createHashHistory, absent as createMemoryHistory };
