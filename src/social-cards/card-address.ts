/**
 * Names the social card of a page. The build writes it there and the page points there.
 *
 * @param pathname Path of the page as the router has it, with the base URL.
 * @returns Address below the base URL: `/docs/api/src` gives `/img/cards/docs/api/src.png`.
 */
export function cardAddress(pathname: string): string {
  const name = pathname.replace(/^\/|\/$|\.html$/g, '');
  return `/img/cards/${name || 'index'}.png`;
}
