// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import algoliasearch from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import type { SearchClient } from 'algoliasearch/lite';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createSearchClient } from '../../../src/search/client';
import SearchDialog from '../../../src/search/dialog';
import { readRequests, type SearchRequest } from '../../../src/search/embedded/request';

vi.mock('../../../src/search/client', () => ({
  createSearchClient: vi.fn(),
  warmUpSearch: vi.fn(),
}));
vi.mock('../../../src/search/filters', () => ({ useFacetFilters: () => ['language:en'] }));
vi.mock('../../../src/search/settings', () => ({
  account: { appId: 'embedded', apiKey: 'embedded', indexName: 'docs' },
  repository: '',
  settings: { kind: 'embedded' },
}));

const NOTHING_FOUND = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 8,
  exhaustiveNbHits: true,
  query: '',
  params: '',
  processingTimeMS: 0,
};

const asked: SearchRequest[] = [];
let answered: Promise<void>;

/** Writes the parameters as the service's client does. */
function toRequests(queries: Parameters<SearchClient['search']>[0]): SearchRequest[] {
  const requests = queries.map(({ params = {}, ...request }) => ({
    ...request,
    params: new URLSearchParams(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString(),
  }));
  return readRequests(JSON.stringify({ requests }));
}

beforeEach(() => {
  asked.length = 0;
  answered = Promise.resolve();
  vi.stubGlobal('scrollTo', () => undefined); // The dialog scrolls back when it closes.
  vi.mocked(createSearchClient).mockImplementation(() => ({
    ...algoliasearch('embedded', 'embedded'),
    async search(queries) {
      asked.push(...toRequests(queries));
      await answered;
      return { results: [NOTHING_FOUND] };
    },
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openDialog = () =>
  render(
    <DocusaurusContextProvider>
      <MemoryRouter>
        <SearchDialog initialQuery="" onClose={() => undefined} />
      </MemoryRouter>
    </DocusaurusContextProvider>,
  );

/** @returns a function that lets the answers arrive */
async function openBeforeFirstAnswer(): Promise<() => void> {
  let arrive = (): void => undefined;
  answered = new Promise((resolve) => {
    arrive = resolve;
  });
  openDialog();
  await waitFor(() => expect(asked).toHaveLength(1));
  return arrive;
}

test.each([
  ['a wide screen', false],
  ['a phone', true],
])('on %s each letter is asked for ahead as by the dialog itself', async (_, matches) => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches }));
  openDialog();
  await waitFor(() => expect(asked).toHaveLength(26));
  expect(new Set(asked.map(({ query }) => query)).size).toBe(26);
  await userEvent.type(screen.getByPlaceholderText(/Search/), 'q');
  await waitFor(() => expect(asked).toHaveLength(27));
  expect(asked.at(-1)).toEqual(asked.find(({ query }) => query === 'q'));
});

test('nothing more is asked for ahead when the reader has typed', async () => {
  const arrive = await openBeforeFirstAnswer();
  await userEvent.type(screen.getByPlaceholderText(/Search/), 'q');
  arrive();
  await screen.findByText(/No results/);
  expect(asked.map(({ query }) => query)).toEqual(['g', 'q']);
});

test('nothing more is asked for ahead when the dialog is closed', async () => {
  const arrive = await openBeforeFirstAnswer();
  cleanup();
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
});
