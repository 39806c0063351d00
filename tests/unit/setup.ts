import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';

// A busy machine may need more than the library's one second to show what a test waits for.
configure({ asyncUtilTimeout: 15_000 });

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
