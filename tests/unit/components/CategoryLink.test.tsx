// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import CategoryLink from '@site/src/components/CategoryLink';

test('stays the same element when its address becomes a mere #', () => {
  const { rerender } = render(
    <CategoryLink role="button" href="/docs/one">
      Guides
    </CategoryLink>,
  );
  const before = screen.getByRole('button');
  rerender(
    <CategoryLink role="button" href="#">
      Guides
    </CategoryLink>,
  );
  expect(screen.getByRole('button')).toBe(before);
  expect(before.getAttribute('href')).toBe('#');
});

test('Space presses it, other keys do not', () => {
  const press = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <CategoryLink role="button" href="#" onClick={press}>
      Guides
    </CategoryLink>,
  );
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })).toBe(false);
  expect(press).toHaveBeenCalledOnce();
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'a' })).toBe(true);
  expect(press).toHaveBeenCalledOnce();
});

test('a category with a page of its own is a link of the router', () => {
  render(
    <MemoryRouter>
      <CategoryLink href="/docs/one">Guides</CategoryLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/docs/one');
  expect(fireEvent.keyDown(link, { key: ' ' })).toBe(true);
});
