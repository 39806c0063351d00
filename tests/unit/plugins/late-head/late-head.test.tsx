// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.title = 'In the HTML';
});
afterEach(cleanup);

/** A page as the browser gets it, with a head manager that is not there yet. */
async function openPage() {
  const { Helmet, HelmetProvider } = await import('@site/src/plugins/late-head/Helmet');
  const { loadHead } = await import('@site/src/plugins/late-head/library');
  const page = (title: string): ReactNode => (
    <HelmetProvider>
      <Helmet titleTemplate="%s | gulp" />
      <Helmet>
        <title>{title}</title>
      </Helmet>
    </HelmetProvider>
  );
  const { rerender } = render(page('One'));
  return { loadHead, show: (title: string) => rerender(page(title)) };
}

test('the head stays as the HTML has it until somebody asks', async () => {
  const { show } = await openPage();
  show('Two');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.title).toBe('In the HTML');
});

test('after that it follows the page', async () => {
  const { loadHead, show } = await openPage();
  await act(loadHead);
  await waitFor(() => expect(document.title).toBe('One | gulp'));
  show('Two');
  await waitFor(() => expect(document.title).toBe('Two | gulp'));
});

test('a head manager that did not arrive is asked for again', async () => {
  vi.doMock('react-helmet-async', () => {
    throw new Error('offline');
  });
  const { loadHead } = await openPage();
  await expect(loadHead()).rejects.toThrow();
  vi.doUnmock('react-helmet-async');
  await act(loadHead);
  await waitFor(() => expect(document.title).toBe('One | gulp'));
});

test('the browser may work between evaluating the head manager and rendering with it', async () => {
  const pause = vi.fn(() => new Promise<void>(() => undefined));
  vi.doMock('@site/src/browser/pause', () => ({ pause }));
  await openPage();
  const { getLibrary, loadHead } = await import('@site/src/plugins/late-head/library');
  void loadHead();
  await vi.waitFor(() => expect(pause).toHaveBeenCalledOnce());
  expect(getLibrary()).toBeUndefined();
  vi.doUnmock('@site/src/browser/pause');
});
