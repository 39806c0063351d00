import type { PartLink } from './types';

/**
 * Makes a navbar item for a part of the site.
 *
 * @param to Route of the first page of the part; the part is the folder that the page stands in.
 * @param label What the reader sees.
 * @returns A link that is marked on each page of the part. Its `aria-current` says that the reader is in the part;
 *   the generator's own, `page`, would name the page that it leads to.
 */
export function partLink(to: string, label: string): PartLink & { readonly position: 'left' } {
  const activeBasePath = to.slice(0, to.lastIndexOf('/') + 1);
  return { to, label, position: 'left', activeBasePath, 'aria-current': 'true' };
}
