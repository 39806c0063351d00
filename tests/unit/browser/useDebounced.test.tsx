// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { SpokenStatus } from '../../../src/components/SpokenStatus';

beforeEach(() => {
  vi.useFakeTimers();
});
function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('a value that changes with each key is said once, a second after the last key', () => {
  const { rerender } = render(<SpokenStatus>4 found</SpokenStatus>);
  const status = screen.getByRole('status');
  // A screen reader says what changes: what a page begins with stays as it is.
  expect(status).toHaveTextContent('4 found');
  for (const found of [3, 2, 1]) {
    rerender(<SpokenStatus>{found} found</SpokenStatus>);
    wait(400);
    expect(status).toHaveTextContent('4 found');
  }
  wait(599);
  expect(status).toHaveTextContent('4 found');
  wait(1);
  expect(status).toHaveTextContent('1 found');
});
