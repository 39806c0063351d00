// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { hideFailure, showFailure } from '../../../src/first-paint/early/failure';

const TEXTS = {
  scriptFailed: 'The script did not load.',
  retry: 'Try again',
  dismiss: 'Close',
};

afterEach(hideFailure);

test('another try removes the bar, so that a second failure shows again', () => {
  const retry = vi.fn();
  showFailure(TEXTS.scriptFailed, TEXTS, retry);
  screen.getByRole('button', { name: TEXTS.retry }).click();
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a bar that shows again within the click stays', () => {
  const again = (): void => showFailure(TEXTS.scriptFailed, TEXTS, again);
  again();
  screen.getByRole('button', { name: TEXTS.retry }).click();
  expect(screen.getByRole('alert').textContent).toContain(TEXTS.scriptFailed);
});

test('closing the bar does not try again', () => {
  const retry = vi.fn();
  showFailure(TEXTS.scriptFailed, TEXTS, retry);
  screen.getByRole('button', { name: TEXTS.dismiss }).click();
  expect(retry).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
