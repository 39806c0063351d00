/**
 * Takes `index.html`, `.html` and doubled slashes off a path, and writes capitals as its page does.
 *
 * A plain static host answers for `…/index.html` with the same file as for `…/`; the application
 * would render another route than the one in the HTML. So it would for `/docs//api`, which nginx and others
 * answer, and for `/DOCS/API`, since the router does not look at capitals, and a host does.
 *
 * @param pathname Path of the address.
 * @param routes Paths of all pages.
 * @returns The path of a page where there is one, with the slash at its end that it had, else without the ending.
 */
export function normalizePathname(pathname: string, routes: readonly string[]): string {
  if (routes.includes(pathname)) {
    return pathname;
  }
  const bare = pathname.replace(/(?:index)?\.html$/, '').replace(/\/+/g, '/') || '/';
  return (
    routes
      .flatMap((path) => [path, `${path}/`])
      .find((path) => path.toLowerCase() === bare.toLowerCase()) ?? bare
  );
}

/**
 * Repairs percent encoding that does not decode, at which the router would throw.
 *
 * @param part Path or hash of an address.
 * @returns The part as it is, or with its percent signs taken as plain characters.
 */
export function repairEncoding(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Puts the normalised address into the address bar, keeping query and hash, or goes there where the
 * host knows no such file.
 *
 * @param routes Paths of all pages.
 * @returns Whether the browser leaves this page.
 */
export function normalizeAddress(routes: readonly string[]): boolean {
  const { pathname, search, hash } = window.location;
  const path = normalizePathname(repairEncoding(pathname), routes);
  const rest = search + repairEncoding(hash);
  if (path + rest === pathname + search + hash) {
    return false;
  }
  const normal = path + rest;
  if (path !== pathname && isNotFoundPage()) {
    // The host knows no such file; the page without the ending may exist.
    window.location.replace(normal);
    return true;
  }
  window.history.replaceState(window.history.state, '', normal);
  return false;
}

function isNotFoundPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical?.href.endsWith('/404.html') === true;
}
