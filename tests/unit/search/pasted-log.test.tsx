// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { readMessage } from '../../../src/search/embedded/message';
import { loadMessages } from '../../../src/search/log/load-messages';
import { usePastedLog } from '../../../src/search/log/usePastedLog';
import { MAX_QUERY_SIZE } from '../../../src/search/query-size';

vi.mock('../../../src/search/log/load-messages', () => ({ loadMessages: vi.fn() }));

const text = 'No gulpfile found';
const errored = "'<task>' errored after <time>";
const messages = [
  { ...readMessage(text), text, path: '/errors#none', page: 'Errors', inTable: false },
  {
    ...readMessage(errored),
    text: errored,
    path: '/errors#errored-after',
    page: 'Errors',
    inTable: false,
  },
];
const LOG = `npm warn something\n${text}`;

function Box() {
  const { entries, onPaste, onInput } = usePastedLog();
  return (
    <div onPaste={onPaste} onInput={onInput}>
      <input aria-label="search" />
      <output>{entries.length}</output>
    </div>
  );
}

/** Messages that come when the test says so. */
function holdMessages(): () => Promise<void> {
  const answers = new EventTarget();
  vi.mocked(loadMessages).mockReturnValueOnce(
    new Promise((resolve) => {
      answers.addEventListener('come', () => resolve(messages), { once: true });
    }),
  );
  return () =>
    act(async () => {
      answers.dispatchEvent(new Event('come'));
      await vi.dynamicImportSettled();
    });
}

test('a log of several lines becomes the line that is explained', async () => {
  vi.mocked(loadMessages).mockResolvedValueOnce(messages);
  render(<Box />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(LOG);
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(text));
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

test('a log without an explained cause becomes the line that says that it is an error', async () => {
  vi.mocked(loadMessages).mockResolvedValueOnce(messages);
  render(<Box />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste("'serve' errored after 3 ms\nError: listen EADDRINUSE");
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveValue('Error: listen EADDRINUSE'),
  );
});

test('of a line that is longer than any query, its beginning is searched for', async () => {
  vi.mocked(loadMessages).mockResolvedValueOnce(messages);
  render(<Box />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(`Error: ${'a'.repeat(MAX_QUERY_SIZE)}\n    at b.min.js:1:1`);
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveValue(`Error: ${'a'.repeat(MAX_QUERY_SIZE - 7)}`),
  );
});

test('what is typed while a log is read stays', async () => {
  const answer = holdMessages();
  render(<Box />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(LOG);
  await userEvent.keyboard('watch');
  await answer();
  expect(screen.getByRole('textbox')).toHaveValue('watch');
  expect(screen.getByRole('status')).toHaveTextContent('0');
});
