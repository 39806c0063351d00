// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { useView } from '@site/src/components/PluginDirectory/useView';

function wrapper({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>;
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/plugins/');
});

function pause(): void {
  act(() => vi.advanceTimersByTime(1_000));
}

it('keeps a space at the end of the text, after which the reader types on', () => {
  const { result } = renderHook(useView, { wrapper });
  act(() => result.current.changeView({ text: 'source ' }));
  pause();
  expect(window.location.search).toBe('?q=source');
  expect(result.current.view.text).toBe('source ');

  act(() => result.current.changeView({ text: 'source maps' }));
  pause();
  expect(window.location.search).toBe('?q=source+maps');
});

it('follows the address from then on', () => {
  const { result } = renderHook(useView, { wrapper });
  act(() => result.current.changeView({ text: 'sass ' }));
  pause();
  act(() => {
    window.history.replaceState(null, '', '/plugins/?q=less');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current.view.text).toBe('less');
});

it('shows every plugin again', () => {
  window.history.replaceState(null, '', '/plugins/?job=styles');
  const { result } = renderHook(useView, { wrapper });
  expect(result.current.view.job).toBe('styles');
  act(() => result.current.resetView());
  pause();
  expect(window.location.search).toBe('');
  expect(result.current.view.job).toBe('');
});
