import { readStorage, writeStorage } from '@site/src/browser/storage';

/** The keys under which @docsearch/react keeps a reader's searches; the name of the index follows. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** A path of this site, or the address of another. Browsers take `/\\host`, and a tab in it, for one too. */
const LINK = /^(?:\/(?![\s/\\])|https?:\/\/\w)/;

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
    // With a heading the dialog stores the hit of its page, marks and all. It lists the heading without that too.
    const value: unknown = JSON.parse(json, (key, part: unknown) =>
      key === '__docsearch_parent' ? undefined : part,
    );
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
    [objectID, title, hierarchy.lvl1].every((text) => text && typeof text === 'string') &&
    LINK.test(String(url)) &&
    !Object.values({ ...item, ...hierarchy, hierarchy: null }).some(isObject) &&
    !JSON.stringify(item).includes('<')
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
