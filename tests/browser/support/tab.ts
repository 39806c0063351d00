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

/**
 * @returns the addresses of documents, scripts, styles and data that the tab asks for from now on,
 *   in a list that grows; pictures come when they are in view and are not among them
 */
export function listRequests(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet', 'fetch'].includes(request.resourceType())) {
      addresses.push(request.url());
    }
  });
  return addresses;
}

/** The parts of pages: every script but the two that start the application. */
export const PAGE_PARTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
