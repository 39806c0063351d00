import type { Page } from 'playwright/test';

/** Counts the documents that the tab loads, to see reloads and their end. */
export function countDocuments(page: Page): { readonly count: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      count += 1;
    }
  });
  return { count: () => count };
}

/** The parts of pages: every script but the two that start the application. */
export const PAGE_PARTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
