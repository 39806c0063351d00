import type { LatePage } from './texts';

const DATA_ID = 'late-page';

function isLatePage(value: unknown): value is LatePage {
  return typeof value === 'object' && value !== null && 'scripts' in value && 'texts' in value;
}

/** Reads the JSON block at the end of the page; undefined until it has arrived. */
export function readLatePage(): LatePage | undefined {
  const text = document.getElementById(DATA_ID)?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  return isLatePage(value) ? value : undefined;
}
