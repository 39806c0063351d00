// @vitest-environment jsdom
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { loadMessages } from '../../../src/search/log/load-messages';
import { LogReader } from '../../../src/search/log/LogReader';
import { LogReaderPlace } from '../../../src/search/log/LogReaderPlace';
import { readMessage } from '../../../src/search/embedded/message';

vi.mock('../../../src/search/log/load-messages', () => ({ loadMessages: vi.fn() }));
vi.mock('../../../src/search/search-page-link', () => ({
  useSearchPageLink: () => (query: string) => `/search?q=${query}`,
}));

const text = 'Invalid glob argument: <globs>';
const messages = [
  { ...readMessage(text), text, path: '/src#errors', page: 'src()', inTable: false },
];

const show = (element: JSX.Element) =>
  render(
    <DocusaurusContextProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </DocusaurusContextProvider>,
  );

const paste = async (log: string) => {
  await userEvent.click(screen.getByLabelText('Paste what your terminal printed'));
  await userEvent.paste(log);
};

test('links the messages of a log to what explains them', async () => {
  vi.mocked(loadMessages).mockResolvedValue(messages);
  show(<LogReader />);
  await paste("Starting 'a'...\nError: Invalid glob argument: 1");
  const link = await screen.findByRole('link', { name: text });
  expect(link.getAttribute('href')).toBe('/src#errors');
  expect(screen.getByText('Error: Invalid glob argument: 1', { selector: 'samp' })).toBeTruthy();
  expect(screen.queryByText(/^Start with the first/u)).toBeNull();
});

test('says with which of several messages to begin', async () => {
  const other = 'No gulpfile found';
  vi.mocked(loadMessages).mockResolvedValue([
    ...messages,
    { ...readMessage(other), text: other, path: '/errors#none', page: 'Errors', inTable: false },
  ]);
  show(<LogReader />);
  await paste('Error: Invalid glob argument: 1\nNo gulpfile found');
  expect(await screen.findByText(/^Start with the first/u)).toBeTruthy();
});

test.each(['Error: of a plugin', 'TypeError: a.b is no function'])(
  'offers the search for the line that says it is an error: %s',
  async (line) => {
    vi.mocked(loadMessages).mockResolvedValue(messages);
    show(<LogReader />);
    await paste(`Starting 'a'...\n${line}`);
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe(`/search?q=${line}`);
  },
);

test('offers the search too if what it explains is no cause', async () => {
  const noCauses = [
    { text: "Starting '<task>'...", path: '/errors#other-lines' },
    { text: "'<task>' errored after <time>", path: '/errors#errored-after' },
  ];
  vi.mocked(loadMessages).mockResolvedValue(
    noCauses.map((one) => ({
      ...readMessage(one.text),
      ...one,
      page: 'Errors',
      inTable: false,
    })),
  );
  show(<LogReader />);
  await paste("Starting 'serve'...\n'serve' errored after 3 ms\nError: listen EADDRINUSE");
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/errors#other-lines',
    '/errors#errored-after',
    '/search?q=Error: listen EADDRINUSE',
  ]);
  expect(screen.queryByText(/^Start with the first/u)).toBeNull();
});

test('says that the messages did not load, and tries again', async () => {
  vi.mocked(loadMessages).mockRejectedValueOnce(new Error('offline'));
  vi.mocked(loadMessages).mockResolvedValue(messages);
  show(<LogReader />);
  await paste('Error: Invalid glob argument: 1');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('did not load. Try again, or reload the page.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: text })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('stands in its place, and on no page without one', async () => {
  const { rerender } = show(<LogReaderPlace key="without" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('textbox')).toBeNull();

  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'log-reader';
  rerender(
    <DocusaurusContextProvider>
      <MemoryRouter>
        <LogReaderPlace key="with" />
      </MemoryRouter>
    </DocusaurusContextProvider>,
  );
  expect(place.contains(await screen.findByRole('textbox'))).toBe(true);
});
