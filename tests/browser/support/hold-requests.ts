import type { Page } from 'playwright/test';

/**
 * Keeps requests waiting, as a slow line does. A sign of the reader, such as the focus of the window, brings
 * the scripts before the load event, which then waits for them: open such a page until `domcontentloaded`.
 *
 * @param page The browser's page.
 * @param pattern Addresses to hold, as Playwright's globs.
 * @returns How many wait, and what lets them and all later ones through.
 */
export async function holdRequests(
  page: Page,
  pattern: string,
): Promise<{ readonly held: () => number; readonly release: () => void }> {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  await page.route(pattern, async (route) => {
    if (!isOpen) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    await route.fallback();
  });
  return {
    held: () => waiting.length,
    release: () => {
      isOpen = true;
      for (const resolve of waiting) {
        resolve();
      }
    },
  };
}
