import { expect, test } from 'vitest';

import { htmlFileOf, readHtml } from './read-html';
import { PAGES } from './site-pages';

/** Pages that no link names: one is reached by asking, the other tells of pages that are gone. */
const UNLINKED: readonly string[] = ['/search', '/docs/documentation-missing'];

/** Pages that an edition links to on a page, without a script. */
function linkedFrom(edition: string, page: string): readonly string[] {
  const $ = readHtml(edition, htmlFileOf(page));
  return $('a[href^="/"]')
    .toArray()
    .flatMap((link) => $(link).attr('href')?.split('#')[0] ?? [])
    .filter((path) => PAGES.includes(path));
}

// tests/browser/accessibility/scripting-off.spec.ts sees that such links show.
test.each(['english', 'chinese'])('links of the %s edition lead to every page', (edition) => {
  const reached = new Set(['/']);
  for (const page of reached) {
    linkedFrom(edition, page).forEach((path) => reached.add(path));
  }
  expect(PAGES.filter((page) => !reached.has(page))).toEqual(UNLINKED);
});
