import { expect, test, type Browser, type Route } from 'playwright/test';

import { expectReadable, waitForOutcome, withPage } from './watched-page';

const PAGES = ['/', '/docs/api/src', '/search?q=encoding'] as const;
const KINDS = ['script', 'stylesheet', 'font'] as const;

type Kind = (typeof KINDS)[number];

function isKind(kind: string): kind is Kind {
  return KINDS.some((known) => known === kind);
}

interface Asked {
  readonly url: string;
  readonly kind: Kind;
}

/** Lists what a page asks for until the application has taken over. */
async function requestsOf(browser: Browser, baseURL: string, path: string): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  await withPage(browser, { baseURL }, async ({ page }) => {
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (isKind(kind)) {
        asked.set(request.url(), { url: request.url(), kind });
      }
    });
    await page.goto(path);
    await waitForOutcome(page, 'no fault');
  });
  return [...asked.values()];
}

const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  aborted: (route) => route.abort(),
  'answered with 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answered with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the network' }),
};

for (const path of PAGES) {
  for (const [what, answer] of Object.entries(ANSWERS)) {
    test(`${path}: each script, style and font ${what}`, async ({ browser, baseURL }, testInfo) => {
      const asked = await requestsOf(browser, baseURL ?? '', path);
      expect(asked.some(({ kind }) => kind === 'script')).toBe(true);
      for (const { url, kind } of asked) {
        const fault = `${url} ${what}`;
        await withPage(browser, { baseURL }, async (watched) => {
          const { page } = watched;
          await page.route(url, answer);
          await page.goto(path);
          await waitForOutcome(page, fault);
          await expectReadable(watched, fault);
          expect(watched.documents, `no reload with ${fault}`).toHaveLength(1);
          if (kind !== 'script') {
            await expect(page.locator('html'), fault).toHaveAttribute('data-has-hydrated', 'true');
          }
        });
      }
      testInfo.annotations.push({ type: 'injections', description: String(asked.length) });
    });
  }

  // The answer is held until the page was looked at, as ten seconds would hold it.
  test(`${path}: each script and font delayed`, async ({ browser, baseURL }, testInfo) => {
    const asked = (await requestsOf(browser, baseURL ?? '', path)).filter(
      ({ kind }) => kind !== 'stylesheet',
    );
    for (const { url } of asked) {
      const fault = `${url} delayed`;
      await withPage(browser, { baseURL }, async (watched) => {
        const { page } = watched;
        const arrived: (() => void)[] = [];
        const begun = page.waitForRequest(url);
        await page.route(url, async (route) => {
          await new Promise<void>((resolve) => arrived.push(resolve));
          await route.continue();
        });
        await page.goto(path);
        await begun;
        await expect(page.locator('h1').first()).toBeVisible();
        await expectReadable(watched, fault);
        await expect.poll(() => arrived.length).toBeGreaterThan(0);
        arrived.forEach((release) => release());
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
          timeout: 30_000,
        });
        await expectReadable(watched, fault);
      });
    }
    testInfo.annotations.push({ type: 'injections', description: String(asked.length) });
  });

  test(`${path}: each style delayed`, async ({ browser, baseURL }, testInfo) => {
    const asked = (await requestsOf(browser, baseURL ?? '', path)).filter(
      ({ kind }) => kind === 'stylesheet',
    );
    for (const { url } of asked) {
      const fault = `${url} delayed`;
      await withPage(browser, { baseURL }, async (watched) => {
        const { page } = watched;
        const arrived: (() => void)[] = [];
        await page.route(url, async (route) => {
          await new Promise<void>((resolve) => arrived.push(resolve));
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(() => arrived.length).toBeGreaterThan(0);
        arrived.forEach((release) => release());
        expect(await waitForOutcome(page, fault)).toBe('ready');
        await expectReadable(watched, fault);
      });
    }
    testInfo.annotations.push({ type: 'injections', description: String(asked.length) });
  });
}
