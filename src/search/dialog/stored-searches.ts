import { readStorage, writeStorage } from '@site/src/browser/storage';

import { isAddress } from '../result-url';

/** The keys under which @docsearch/react keeps a reader's searches; the name of the index follows. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/**
 * Drops what the dialog cannot show from the searches that the browser keeps. The dialog believes
 * what it reads: a value that another script or an earlier version wrote would crash the page.
 *
 * @param indexName Name of the index that the dialog asks.
 */
export function dropDamagedSearches(indexName: string): void {
  for (const key of KEYS) {
    const stored = readStorage(key + indexName);
    if (stored) {
      const intact = JSON.stringify(readItems(stored).filter(isStoredSearch));
      if (intact !== stored) {
        writeStorage(key + indexName, intact);
      }
    }
  }
}

function readItems(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Whether the dialog can list it: it has a link, and texts to name it by. The dialog makes elements
 * of what it lists, and what it stores itself has no markup.
 */
function isStoredSearch(item: unknown): boolean {
  if (!isObject(item) || !isObject(item.hierarchy)) {
    return false;
  }
  const { objectID, type, url, content, hierarchy } = item;
  const title = type === 'content' ? content : hierarchy[String(type)];
  return (
    typeof objectID === 'string' &&
    isLink(url) &&
    [title, hierarchy.lvl1].every(isFilled) &&
    [content, ...Object.values(hierarchy)].every(isTextOrNothing) &&
    // What is marked in a hit, the dialog leaves out of what it stores.
    !('_snippetResult' in item || '_highlightResult' in item) &&
    !JSON.stringify(item).includes('<')
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A path of this site, or the address of a page of another; a browser reads `/\\host` as one of these. */
function isLink(url: unknown): boolean {
  if (typeof url !== 'string') {
    return false;
  }
  const { origin } = window.location;
  return url.startsWith('/')
    ? URL.canParse(url, origin) && new URL(url, origin).origin === origin
    : isAddress(url);
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text !== '';
}

function isTextOrNothing(text: unknown): boolean {
  return typeof text === 'string' || text === null || text === undefined;
}
