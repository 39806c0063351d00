// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import algoliasearch from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import type { SearchClient } from 'algoliasearch/lite';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { whenIdle } from '../../../src/browser/when-idle';
import { createSearchClient } from '../../../src/search/client';
import SearchDialog from '../../../src/search/dialog';
import { answer } from '../../../src/search/embedded/answer';
import { importRecords } from '../../../src/search/import-records';
import { readRequests, type SearchRequest } from '../../../src/search/embedded/request';
import { indexOf, page, records, section } from './records';
import { serviceParams } from './service-params';

const settings = vi.hoisted(() => ({ kind: 'embedded' }));

vi.mock('../../../src/search/client', () => ({
  createSearchClient: vi.fn(),
  warmUpSearch: vi.fn(),
}));
vi.mock('../../../src/search/import-records', () => ({ importRecords: vi.fn() }));
vi.mock('../../../src/search/filters', () => ({ useFacetFilters: () => ['language:en'] }));
vi.mock('../../../src/search/settings', () => ({
  account: { appId: 'embedded', apiKey: 'embedded', indexName: 'docs' },
  repository: '',
  settings,
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

function toBody(queries: Parameters<SearchClient['search']>[0]): string {
  const requests = queries.map(({ params = {}, ...request }) => ({
    ...request,
    params: serviceParams(params),
  }));
  return JSON.stringify({ requests });
}

beforeEach(() => {
  asked.length = 0;
  settings.kind = 'embedded';
  answered = Promise.resolve();
  vi.stubGlobal('scrollTo', () => undefined); // The dialog scrolls back when it closes.
  vi.mocked(createSearchClient).mockImplementation(() => ({
    ...algoliasearch('embedded', 'embedded'),
    async search(queries) {
      asked.push(...readRequests(toBody(queries)));
      await answered;
      return { results: [NOTHING_FOUND] };
    },
  }));
});

function openDialog() {
  const history = createMemoryHistory();
  const onClose = vi.fn();
  render(
    <DocusaurusContextProvider>
      <Router history={history}>
        <SearchDialog initialQuery="" onClose={onClose} />
      </Router>
    </DocusaurusContextProvider>,
  );
  return { history, onClose };
}

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
  await waitFor(() => expect(asked.at(-1)?.query).toBe('watch files'));
  const letters = asked.filter(({ query }) => /^[a-z]$/.test(query));
  expect(new Set(letters.map(({ query }) => query)).size).toBe(26);
  await userEvent.type(screen.getByPlaceholderText(/Search/), 'q');
  await waitFor(() => expect(asked.at(-1)?.query).toBe('q'));
  expect(asked.at(-1)).toEqual(letters.find(({ query }) => query === 'q'));
});

test('nothing more is asked for ahead when the reader has typed', async () => {
  const arrive = await openBeforeFirstAnswer();
  await userEvent.type(screen.getByPlaceholderText(/Search/), 'q');
  arrive();
  await screen.findAllByText(/No results/);
  expect(asked.map(({ query }) => query)).toEqual(['g', 'q']);
});

test('nothing more is asked for ahead when the dialog is closed', async () => {
  const arrive = await openBeforeFirstAnswer();
  cleanup();
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
});

test('the hosted service is asked for what the reader types alone', async () => {
  settings.kind = 'hosted';
  openDialog();
  await new Promise((resolve) => whenIdle(() => resolve(undefined), 500));
  await userEvent.type(screen.getByPlaceholderText(/Search/), 'q');
  await screen.findAllByText(/No results/);
  expect(asked.map(({ query }) => query)).toEqual(['q']);
});

/** A page that explains one message. */
const EXPLAINED = records([
  page('/src', 'src()', {
    sections: [section({ anchor: 'errors', messages: ['Invalid glob argument: <globs>'] })],
  }),
]);

const LOG = "Starting 'build'...\nError: Invalid glob argument: 1\n    at src (a.js:1)";

test('a pasted log becomes its telling line, and shows what explains it', async () => {
  vi.mocked(importRecords).mockRejectedValueOnce(new Error('offline'));
  openDialog();
  const box = screen.getByPlaceholderText(/Search/);
  await userEvent.click(box);
  await userEvent.paste(LOG);
  await waitFor(() => expect(box).toHaveProperty('value', "Starting 'build'..."));

  vi.mocked(importRecords).mockResolvedValue(EXPLAINED);
  await userEvent.paste(LOG);
  await waitFor(() => expect(asked.at(-1)?.query).toBe('Error: Invalid glob argument: 1'));
  const link = await screen.findByRole('link', { name: 'Invalid glob argument: <globs>' });
  expect(link.getAttribute('href')).toBe('/src#errors');

  await userEvent.type(box, '2');
  expect(screen.queryByRole('link', { name: /Invalid glob/ })).toBeNull();
});

test('a pasted line stays as it is', async () => {
  openDialog();
  const box = screen.getByPlaceholderText(/Search/);
  await userEvent.click(box);
  await userEvent.paste('Invalid glob argument: 1\n');
  expect(box).toHaveProperty('value', 'Invalid glob argument: 1');
});

test('clearing the box takes away what the log holds', async () => {
  vi.mocked(importRecords).mockResolvedValue(EXPLAINED);
  openDialog();
  await userEvent.click(screen.getByPlaceholderText(/Search/));
  await userEvent.paste(LOG);
  await screen.findByRole('link', { name: /Invalid glob/ });
  await userEvent.click(screen.getByTitle('Clear the query'));
  expect(screen.queryByRole('link', { name: /Invalid glob/ })).toBeNull();
});

test('a link that opens in another tab leaves the dialog open', async () => {
  vi.mocked(importRecords).mockResolvedValue(EXPLAINED);
  const { onClose } = openDialog();
  await userEvent.click(screen.getByPlaceholderText(/Search/));
  await userEvent.paste(LOG);
  const link = await screen.findByRole('link', { name: /Invalid glob/ });
  const stay = (event: Event) => event.preventDefault(); // There are no tabs.
  window.addEventListener('click', stay, { capture: true, once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Shift+Tab goes to the last stop from the dialog itself, which a press beside the controls focuses', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
  openDialog();
  const dialog = screen.getByRole('dialog');
  dialog.focus();
  expect(fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(dialog).not.toHaveFocus();
});

describe('with results', () => {
  const HEADING = 'Local gulp not found in <folder>';

  beforeEach(async () => {
    const index = await indexOf([
      page('/errors', 'Errors', {
        sections: [section({ headings: [HEADING], anchor: 'local-gulp', text: ['Install it.'] })],
      }),
    ]);
    vi.mocked(createSearchClient).mockImplementation(() => ({
      ...algoliasearch('embedded', 'embedded'),
      search: (queries) =>
        Promise.resolve(JSON.parse(answer(index, toBody(queries), { suggestions: true }))),
    }));
  });

  /** @returns the box, when the dialog shows results */
  async function search(query: string): Promise<HTMLElement> {
    const box = screen.getByPlaceholderText(/Search/);
    await userEvent.type(box, query);
    await screen.findAllByRole('treeitem');
    return box;
  }

  test('no attribute says that the dialog owns a list', async () => {
    openDialog();
    await search('local gulp');
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-owns'));
  });

  test('a heading stays among the recent searches, with its `<`', async () => {
    const { history } = openDialog();
    await search('local gulp');
    await userEvent.keyboard('{Enter}');
    expect(history.location.hash).toBe('#local-gulp');
    cleanup();
    openDialog();
    expect(await screen.findByRole('treeitem')).toHaveTextContent(HEADING);
  });

  test.each([
    ['while it composes', { isComposing: true, keyCode: 13 }],
    ['that ends a composition in Safari', { isComposing: false, keyCode: 229 }],
  ])('a key of an input method is not for the dialog: %s', async (_when, how) => {
    const { history } = openDialog();
    const box = await search('local gulp');
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    fireEvent.keyDown(box, { key: 'Enter', ...how });
    fireEvent.keyDown(box, { key: 'Escape', ...how });
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(box).toHaveValue('local gulp');
    expect(history.location.pathname).toBe('/');
  });
});
