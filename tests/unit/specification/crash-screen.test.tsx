// @vitest-environment jsdom
import CrashFallback from '@theme/Error';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { issueAddress } from '@site/src/components/CrashScreen/issue';

import { quietCrashes } from './quiet-crashes';

vi.mock('@theme/Layout', () => ({
  default: () => {
    throw new Error('The layout is broken as well.');
  },
}));
vi.mock('@site/src/editions/useEdition', () => ({
  useEdition: () => ({ repository: 'https://github.com/example/site' }),
}));

quietCrashes();

const ERROR = new Error('The list is empty.', { cause: new Error('No answer.') });

test('the crash screen stands alone when the layout crashes too', async () => {
  const tryAgain = vi.fn();
  render(<CrashFallback error={ERROR} tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page crashed.');
  expect(screen.getByText(/The list is empty/)).toHaveTextContent(/Cause:\s+No answer\./);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a report names the page and every cause, and stays within what GitHub takes', () => {
  const long = new Error('x'.repeat(10_000));
  for (const error of [ERROR, long]) {
    const address = issueAddress('https://github.com/o/r', 'https://gulpjs.com/docs/a?b=1', error);
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe('https://github.com/o/r/issues/new');
    expect(url.searchParams.get('title')).toBe('Page crashed: /docs/a');
    expect(url.searchParams.get('body')).toContain('https://gulpjs.com/docs/a?b=1');
    expect(address.length).toBeLessThan(8000);
  }
  const body = new URL(issueAddress('https://github.com/o/r', 'https://a.b/', ERROR)).searchParams;
  expect(body.get('body')).toContain('No answer.');
});
