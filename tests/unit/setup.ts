import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';

// A busy machine may need more than the library's one second to show what a test waits for.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share its process and its document. The last hook runs first: React removes with stubs in place.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (typeof window !== 'undefined') {
    document.body.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  }
});

if (typeof window !== 'undefined') {
  // The library asks for this once, as it loads; test files of one worker share it.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);

  // Theme modules read both when they load; jsdom has neither.
  Object.assign(window, {
    docusaurus: { prefetch: () => Promise.resolve(), preload: () => Promise.resolve() },
    matchMedia: (query: string) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }),
  });
}
