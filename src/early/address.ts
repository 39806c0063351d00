/**
 * Takes `index.html` and `.html` off an address before anything reads it.
 *
 * A plain static host answers for `…/index.html` with the same file as for `…/`; the application
 * would render another route than the one in the HTML.
 *
 * @param pathname Path of the address.
 * @param routes Paths that are routes as they are, and stay untouched.
 * @returns The path without the ending.
 */
export function normalizePathname(pathname: string, routes: readonly string[]): string {
  if (routes.includes(pathname)) {
    return pathname;
  }
  return pathname.replace(/(?:index)?\.html$/, '') || '/';
}

/** Puts the normalised path into the address bar, keeping query and hash. */
export function normalizeAddress(routes: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const normal = normalizePathname(pathname, routes);
  if (normal !== pathname) {
    window.history.replaceState(window.history.state, '', normal + search + hash);
  }
}
