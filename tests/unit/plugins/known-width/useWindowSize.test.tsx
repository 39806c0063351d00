// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useWindowSize } from '@site/src/plugins/known-width/useWindowSize';

let narrow = false;
const listeners = new Set<() => void>();

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      get matches() {
        return query === '(max-width: 996px)' && narrow;
      },
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  narrow = false;
});

function openPage() {
  const rendered: string[] = [];
  function Page(): ReactNode {
    const size = useWindowSize();
    rendered.push(size);
    return <p>{size}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  rendered.length = 0;
  render(<Page />, { container, hydrate: true });
  return rendered;
}

test('a wide window takes over the page of the server in one rendering', () => {
  expect(openPage()).toEqual(['desktop']);
});

test('a narrow one renders its own parts after it took the page over', () => {
  narrow = true;
  expect(openPage()).toEqual(['desktop', 'mobile']);
});

test('the size follows the window', () => {
  openPage();
  narrow = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(screen.getByText('mobile')).toBeInTheDocument();
  cleanup();
  expect(listeners).toHaveLength(0);
});

test('the theme has no other use for the size before the first one', () => {
  const theme = path.resolve('node_modules/@docusaurus/theme-classic/lib/theme');
  const conditions = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(theme, file), 'utf8'))
    .flatMap((source) => source.match(/.*'ssr'.*/gu) ?? []);
  expect(conditions.length).toBeGreaterThan(0);
  for (const condition of conditions) {
    expect(condition).toContain("windowSize === 'desktop' || windowSize === 'ssr'");
  }
});
