import type { Page } from 'playwright/test';

/** What a page can know of the reader's line. */
interface Connection {
  readonly effectiveType: '2g' | 'slow-2g' | '4g';
  readonly saveData: boolean;
}

/** Tells every document that the page opens from now on what line the reader has. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);
}

/** A line on which nothing is fetched before it is asked for. */
export function saveData(page: Page): Promise<void> {
  return pretendConnection(page, { effectiveType: '4g', saveData: true });
}
