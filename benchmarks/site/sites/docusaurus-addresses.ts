import type { PageId } from '../pages/representative';

const OUTSIDE_DOCS: Readonly<Partial<Record<PageId, string>>> = {
  home: '/',
  plugins: '/plugins/',
  search: '/search',
};

/** Address of a page on a site of the generator that has our routes. */
export function docusaurusAddress(page: PageId): string {
  return OUTSIDE_DOCS[page] ?? `/docs/${page}`;
}
