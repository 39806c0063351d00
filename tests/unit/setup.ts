import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';

// A busy machine may need more than the library's one second to show what a test waits for.
configure({ asyncUtilTimeout: 15_000 });

if (typeof window !== 'undefined') {
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
