/** Pages that stand for all others: each layout once, and docs pages short and long. */
export const REPRESENTATIVE = [
  'home',
  'plugins',
  'search',
  'getting-started/quick-start',
  'api/src',
  'getting-started/explaining-globs',
] as const;

export type PageId = (typeof REPRESENTATIVE)[number];

/** The page on which sites are compared: the longest reference page. */
export const COMPARED: PageId = 'api/src';

/** Where a click in the sidebar leads from the compared page. */
export const CLICKED: PageId = 'getting-started/explaining-globs';
