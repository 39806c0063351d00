import {
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from 'playwright/test';

/** A tab that notes what must not happen while a fault is on. */
interface WatchedPage {
  readonly page: Page;
  /** Uncaught errors. */
  readonly uncaught: string[];
  /** Documents that the tab loaded. */
  readonly documents: string[];
  /** Requests that left the site. */
  readonly foreign: string[];
}

/**
 * Opens a tab of its own, hands it over and closes it.
 *
 * @param browser The browser of the test.
 * @param options Base address, and whether JavaScript is on.
 * @param use What to do in the tab.
 */
export async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const watched: WatchedPage = { page, uncaught: [], documents: [], foreign: [] };
  const { origin } = new URL(options.baseURL ?? '');
  page.on('pageerror', ({ message }) => watched.uncaught.push(message));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      watched.documents.push(request.url());
    }
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) {
      watched.foreign.push(request.url());
    }
  });
  try {
    await use(watched);
  } finally {
    await context.close();
  }
}

/**
 * Holds a page to what every fault must leave: its heading, its links, nothing uncaught, no loop.
 *
 * @param watched The tab.
 * @param fault What was injected, for the failure message.
 */
export async function expectReadable(watched: WatchedPage, fault: string): Promise<void> {
  const { page, uncaught, documents, foreign } = watched;
  await expect(page.locator('h1').first(), `heading with ${fault}`).toHaveText(/\S/);
  await expect(page.locator('a[href^="/docs/"]').nth(2), `links with ${fault}`).toBeAttached();
  expect(uncaught, `uncaught with ${fault}`).toEqual([]);
  expect(documents.length, `documents loaded with ${fault}`).toBeLessThanOrEqual(2);
  expect(foreign, `requests to other origins with ${fault}`).toEqual([]);
}

/** Waits until the application took over, or told the reader that it cannot. */
export async function waitForOutcome(page: Page, fault: string): Promise<'ready' | 'told'> {
  const outcome = page.locator('html[data-has-hydrated=true], #load-failure').first();
  await expect(outcome, `an outcome with ${fault}`).toBeAttached({ timeout: 30_000 });
  return (await page.locator('#load-failure').count()) > 0 ? 'told' : 'ready';
}

/** Says in the table of faults how often a fault arrived. */
export function noteInjections({ annotations }: TestInfo, count: number): void {
  annotations.push({ type: 'injections', description: String(count) });
}
