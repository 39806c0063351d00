import { describe, expect, it } from 'vitest';

import { missingResultsUrl } from '../../../src/search/dialog/missing-results-url';
import { isAddress, isExternal, toResultUrl } from '../../../src/search/result-url';

it.each([
  ['https://example.org/docs/api/src#errors', true],
  ['http://[/docs', false],
  ['/docs', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a link may lead to %j: %s', (url, may) => {
  expect(isAddress(url)).toBe(may);
});

describe('toResultUrl', () => {
  const url = 'https://example.org/docs/api/src#errors';

  it('makes an address of the site one that it opens itself', () => {
    expect(toResultUrl(url, {})).toBe('/docs/api/src#errors');
  });

  it('leaves an external one as it is', () => {
    const settings = { externalUrlRegex: 'example\\.org' };
    expect(toResultUrl(url, settings)).toBe(url);
    expect(isExternal('https://other.org/', settings)).toBe(false);
  });

  it('rewrites the path everywhere, never the anchor', () => {
    const settings = { replaceSearchResultPathname: { from: 'docs|errors', to: 'x' } };
    expect(toResultUrl(url, settings)).toBe('/x/api/src#errors');
  });
});

describe('missingResultsUrl', () => {
  it('prefills an issue with query and page, whatever they contain', () => {
    const url = new URL(missingResultsUrl('https://github.com/a/b', 'x & "y"', 'https://c.d/?e=f'));
    expect(url.origin + url.pathname).toBe('https://github.com/a/b/issues/new');
    expect(url.searchParams.get('title')).toBe('Search finds nothing for "x & "y""');
    expect(url.searchParams.get('body')).toContain('https://c.d/?e=f');
  });
});
