import { describe, expect, test } from 'vitest';

import { htmlFileOf, readHtml } from './read-html';

/** Which links of the navbar a page marks, and how, by their addresses. */
function marked(edition: 'english' | 'chinese', route: string): Readonly<Record<string, string>> {
  const $ = readHtml(edition, htmlFileOf(route));
  return Object.fromEntries(
    $('.navbar__items a[aria-current]')
      .toArray()
      .map((link) => [$(link).attr('href') ?? '', $(link).attr('aria-current') ?? '']),
  );
}

describe.each(['english', 'chinese'] as const)('the navbar of the %s edition', (edition) => {
  test.each([
    ['/docs/getting-started/quick-start', '/docs/getting-started/quick-start'],
    ['/docs/getting-started/watching-files', '/docs/getting-started/quick-start'],
    ['/docs/api/concepts', '/docs/api/concepts'],
    ['/docs/api/src', '/docs/api/concepts'],
    ['/plugins/', '/plugins/'],
    ['/plugins/recipes', '/plugins/'],
  ])('marks on %s the part %s', (route, part) => {
    expect(marked(edition, route)).toEqual({ [part]: 'true' });
  });

  test.each(['/', '/docs/recipes/clean-safely'])('marks no part on %s', (route) => {
    expect(marked(edition, route)).toEqual({});
  });
});
