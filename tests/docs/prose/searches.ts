import { readSearches } from '../../../src/search/records/searches';
import type { Finding } from './finding';
import { headingsOf } from './headings';
import type { Page } from './page';

/**
 * @param page a page of any language
 * @returns findings about phrases of its front matter that have no heading, no text, or stand twice
 */
export function searches(page: Page): readonly Finding[] {
  const ids = headingsOf(page).flatMap(({ id }) => id ?? []);
  const { faults } = readSearches(page.frontMatter.searches, ids);
  return faults.map((message) => ({ line: 1, message }));
}
