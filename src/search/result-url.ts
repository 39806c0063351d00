import type { SearchSettings } from '../editions/search-settings';

type UrlSettings = Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>;

/** @returns whether a link may lead there; a damaged index names what is no address, or runs as script */
export function isAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:/u.test(url);
}

/** @returns whether a result lies outside the site */
export function isExternal(url: string, { externalUrlRegex }: UrlSettings): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'u').test(url);
}

/**
 * Turns the absolute address of a hit into what a link of the site opens.
 *
 * @returns Path and anchor, with the path rewritten as the settings say; the address as it is when
 *   it lies outside the site.
 */
export function toResultUrl(url: string, settings: UrlSettings): string {
  if (isExternal(url, settings)) {
    return url;
  }
  const { pathname, hash } = new URL(url);
  const { replaceSearchResultPathname: replace } = settings;
  const path = replace ? pathname.replaceAll(new RegExp(replace.from, 'gu'), replace.to) : pathname;
  return path + hash;
}
