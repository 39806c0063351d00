import { readStorage, writeStorage } from '@site/src/browser/storage';

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
 * Whether the dialog can list it: it has a link, and headings to name it by. The dialog makes elements
 * of what it lists, and what it stores itself has no markup.
 */
function isStoredSearch(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    'objectID' in item &&
    typeof item.objectID === 'string' &&
    'type' in item &&
    typeof item.type === 'string' &&
    'url' in item &&
    typeof item.url === 'string' &&
    /^(?:\/(?!\/)|https?:)/u.test(item.url) &&
    'hierarchy' in item &&
    typeof item.hierarchy === 'object' &&
    item.hierarchy !== null &&
    !JSON.stringify(item).includes('<')
  );
}
