import { expect, type Page, type Route } from 'playwright/test';

import { test } from '../browser/support/site';
import { expectReadable, noteInjections, waitForOutcome, withPage } from './watched-page';

const DOC = '/docs/api/src';
const SEARCH = '/search?q=encoding';

interface Asset {
  readonly path: string;
  readonly address: RegExp;
  readonly isScript: boolean;
}

/** One asset of each kind, and a page that cannot do without it. */
const ASSETS: Readonly<Record<string, Asset>> = {
  'the runtime': { path: DOC, address: /\/assets\/js\/runtime~main\.[^/]+\.js$/, isScript: true },
  'the application': { path: DOC, address: /\/assets\/js\/main\.[^/]+\.js$/, isScript: true },
  "a page's own script": {
    path: SEARCH,
    address: /\/assets\/js\/(?!main\.|runtime~main\.|search-)[^/]+\.js$/,
    isScript: true,
  },
  'the search index': {
    path: SEARCH,
    address: /\/assets\/js\/search-records\.[^/]+\.js$/,
    isScript: true,
  },
  'a style sheet': { path: DOC, address: /\/assets\/css\/[^/]+\.css$/, isScript: false },
  'a picture': { path: '/', address: /\/img\/pipeline[^/]*\.svg$/, isScript: false },
};

const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  aborted: (route) => route.abort(),
  'answered with 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answered with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the network' }),
};

/**
 * Answers the first address that matches in the place of the server, again and again.
 *
 * @returns The requests that got the answer, in a list that grows.
 */
async function inject(
  page: Page,
  address: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<readonly string[]> {
  const answered: string[] = [];
  await page.route(address, async (route) => {
    const url = route.request().url();
    if (answered.length > 0 && !answered.includes(url)) {
      return route.continue();
    }
    answered.push(url);
    return answer(route);
  });
  return answered;
}

for (const [asset, { path, address, isScript }] of Object.entries(ASSETS)) {
  for (const [what, answer] of Object.entries(ANSWERS)) {
    test(`${asset} is ${what}`, async ({ browser, baseURL }, testInfo) => {
      const fault = `${asset} ${what}`;
      await withPage(browser, { baseURL }, async (watched) => {
        const { page } = watched;
        const answered = await inject(page, address, answer);
        await page.goto(path);
        const outcome = await waitForOutcome(page, fault);
        await expect.poll(() => answered.length, `requests with ${fault}`).toBeGreaterThan(0);
        await expectReadable(watched, fault);
        expect(watched.documents, `no reload with ${fault}`).toHaveLength(1);
        if (!isScript) {
          expect(outcome, fault).toBe('ready');
        }
        noteInjections(testInfo, answered.length);
      });
    });
  }

  // The answer is held until the page was looked at, as ten seconds would hold it.
  test(`${asset} is delayed`, async ({ browser, baseURL }, testInfo) => {
    const fault = `${asset} delayed`;
    await withPage(browser, { baseURL }, async (watched) => {
      const { page } = watched;
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const answered = await inject(page, address, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => answered.length, `requests with ${fault}`).toBeGreaterThan(0);
      if (isScript) {
        await expectReadable(watched, fault);
      }
      release();
      expect(await waitForOutcome(page, fault)).toBe('ready');
      await expectReadable(watched, fault);
      noteInjections(testInfo, answered.length);
    });
  });
}
