import type { PageData } from './texts';

const DATA_ID = 'page-data';

function isPageData(value: unknown): value is PageData {
  return value instanceof Object && 'scripts' in value && 'texts' in value;
}

/** Reads the JSON block at the end of the page; undefined until it has arrived. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(DATA_ID)?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  return isPageData(value) ? value : undefined;
}
