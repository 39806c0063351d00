// @vitest-environment jsdom
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { MAX_QUERY_SIZE } from '../../../src/search/query-size';
import { useSearchPageLink } from '../../../src/search/search-page-link';

vi.mock('../../../src/search/settings', () => ({ settings: { searchPagePath: 'search' } }));

const link = (query: string): string =>
  renderHook(useSearchPageLink, { wrapper: DocusaurusContextProvider }).result.current(query);

it.each([
  ['no match', '/search?q=no+match'],
  ['a&b=#?%', '/search?q=a%26b%3D%23%3F%25'],
  ['half of an emoji: \ud83d', '/search?q=half+of+an+emoji%3A+%EF%BF%BD'],
])('a link searches for %j', (query, address) => {
  expect(link(query)).toBe(address);
});

it('a link takes no longer query than the box', () => {
  expect(link('x'.repeat(100_000))).toHaveLength('/search?q='.length + MAX_QUERY_SIZE);
});
