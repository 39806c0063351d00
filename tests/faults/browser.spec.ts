import { expect, type Page } from 'playwright/test';

import { test } from '../browser/support/site';
import { denyStorage, fillStorage, poisonStorage, readMet } from './storage';
import { expectReadable, noteInjections, waitForOutcome, withPage } from './watched-page';

const SOME_PAGES = ['/', '/docs/api/src', '/plugins/', '/search?q=encoding'] as const;
const DOC = '/docs/api/src';
const NEXT = '/docs/api/concepts';

async function goOn(page: Page, fault: string): Promise<void> {
  await page.locator(`a[href="${NEXT}"]`).first().dispatchEvent('click');
  await expect(page, fault).toHaveURL(NEXT);
  await expect(page.locator('article h1'), fault).toBeVisible();
}

for (const [state, prepare] of Object.entries({ denied: denyStorage, full: fillStorage })) {
  test(`browser storage is ${state}`, async ({ browser, baseURL }, testInfo) => {
    for (const path of SOME_PAGES) {
      const fault = `storage ${state} on ${path}`;
      await withPage(browser, { baseURL }, async (watched) => {
        await prepare(watched.page);
        await watched.page.goto(path);
        expect(await waitForOutcome(watched.page, fault)).toBe('ready');
        await goOn(watched.page, fault);
        await expectReadable(watched, fault);
        expect((await readMet(watched.page)).length, `accesses, ${fault}`).toBeGreaterThan(0);
      });
    }
    noteInjections(testInfo, SOME_PAGES.length);
  });
}

test('the colour mode follows each press where storage is denied', async ({
  browser,
  baseURL,
}, testInfo) => {
  await withPage(browser, { baseURL, colorScheme: 'light' }, async (watched) => {
    const { page } = watched;
    await denyStorage(page);
    await page.goto(DOC);
    expect(await waitForOutcome(page, 'storage denied')).toBe('ready');
    const root = page.locator('html');
    for (const [choice, mode] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['system', 'light'],
      ['dark', 'dark'],
    ] as const) {
      await page.locator('nav.navbar [data-early=color-mode]').click();
      await expect(root).toHaveAttribute('data-theme', mode);
      await expect(root).toHaveAttribute('data-theme-choice', choice);
    }
    expect((await readMet(page)).length, 'accesses').toBeGreaterThan(0);
  });
  noteInjections(testInfo, 1);
});

/** Every key that a page without an announcement reads, the search dialog included. */
const KEYS = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.tab.gulpfile-format',
  'docusaurus.tab.package-manager',
  'failed-navigation',
  '__DOCSEARCH_RECENT_SEARCHES__gulp-docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__gulp-docs',
] as const;
const hit = { objectID: '1', type: 'lvl1', url: '/docs/api/src' };
const RUBBISH: Readonly<Record<string, string>> = {
  'a brace': '{',
  null: 'null',
  'a list of null': '[null]',
  'an empty entry': '[{}]',
  markup: '<img src=x onerror=alert(1)>',
  'a null character': '\u0000',
  'a number': '-1',
  'an entry with markup': JSON.stringify([
    { ...hit, hierarchy: { lvl1: '<img src=x onerror=alert(1)>' } },
  ]),
  'an entry that is a script': JSON.stringify([
    { ...hit, url: 'javascript:alert(1)', hierarchy: { lvl1: 'src()' } },
  ]),
};

for (const [kind, rubbish] of Object.entries(RUBBISH)) {
  test(`browser storage has ${kind} under our keys`, async ({ browser, baseURL }, testInfo) => {
    const fault = `storage full of ${rubbish}`;
    await withPage(browser, { baseURL }, async (watched) => {
      const { page } = watched;
      await poisonStorage(page, KEYS, rubbish);
      await page.goto(DOC);
      expect(await waitForOutcome(page, fault)).toBe('ready');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox'), fault).toBeFocused();
      await expect(page.locator('article h1'), fault).toBeAttached();
      await expect(page.locator('img[src="x"], a[href^="javascript:"]'), fault).toHaveCount(0);
      await page.keyboard.press('Escape');
      await goOn(page, fault);
      await expectReadable(watched, fault);
      expect([...new Set(await readMet(page))].sort(), `keys read, ${fault}`).toEqual(
        [...KEYS].sort(),
      );
    });
    noteInjections(testInfo, KEYS.length);
  });
}

test('a hash with broken percent encoding, typed on an open page', async ({
  browser,
  baseURL,
}, testInfo) => {
  const paths = ['/docs/api/src', '/plugins/'];
  for (const path of paths) {
    await withPage(browser, { baseURL }, async (watched) => {
      await watched.page.goto(`${baseURL}${path}`);
      expect(await waitForOutcome(watched.page, path), path).toBe('ready');
      await watched.page.evaluate(() => (window.location.hash = '#100%'));
      await expect(watched.page, path).toHaveURL(`${path}#100%25`);
      await expectReadable(watched, path);
    });
  }
  noteInjections(testInfo, paths.length);
});

const LONG = 'a'.repeat(10_000);
const MARKUP = '<img src=x onerror=alert(1)><script>alert(1)</script>';

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'broken percent encoding': [
    '/%E0%A4%A',
    '/docs/api/%',
    '/docs/api/src#%E0%A4%A',
    '/docs/api/src?a=%E0%A4%A',
    '/search?q=%E0%A4%A',
    '/plugins/?q=%&job=%zz',
  ],
  '10,000 characters': [
    `/${LONG}`,
    `/search?q=${LONG}`,
    `/plugins/?q=${LONG}`,
    `/docs/api/src#${LONG}`,
  ],
  markup: [
    `/${encodeURIComponent(MARKUP)}`,
    `/search?q=${encodeURIComponent(MARKUP)}`,
    `/plugins/?q=${encodeURIComponent(MARKUP)}`,
    `/docs/api/src#${MARKUP}`,
  ],
  'the address of another site': ['//example.org/index.html', '/https://example.org/index.html'],
};

for (const [kind, addresses] of Object.entries(ADDRESSES)) {
  test(`the address filled with ${kind}`, async ({ browser, baseURL }, testInfo) => {
    for (const address of addresses) {
      const fault = address.slice(0, 60);
      await withPage(browser, { baseURL }, async (watched) => {
        const dialogs: string[] = [];
        watched.page.on('dialog', (dialog) => {
          dialogs.push(dialog.message());
          void dialog.dismiss();
        });
        const response = await watched.page.goto(`${baseURL}${address}`);
        expect(response?.request().url(), fault).toBe(
          new URL(`${baseURL}${address}`).href.split('#')[0],
        );
        expect(await waitForOutcome(watched.page, fault), fault).toBe('ready');
        await expectReadable(watched, fault);
        expect(dialogs, fault).toEqual([]);
        expect(new URL(watched.page.url()).origin).toBe(baseURL);
      });
    }
    noteInjections(testInfo, addresses.length);
  });
}

for (const time of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`the clock stands at ${time.slice(0, 4)}`, async ({ browser, baseURL }, testInfo) => {
    await withPage(browser, { baseURL }, async (watched) => {
      const { page } = watched;
      await page.clock.setFixedTime(time);
      await page.goto(DOC);
      expect(await waitForOutcome(page, time)).toBe('ready');
      expect(await page.evaluate(() => Date.now()), 'the clock stands').toBe(Date.parse(time));
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('encoding');
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await goOn(page, time);
      await expectReadable(watched, time);
    });
    noteInjections(testInfo, 1);
  });
}

test('history is walked back and forth 50 times', async ({ browser, baseURL }, testInfo) => {
  await withPage(browser, { baseURL }, async (watched) => {
    const { page } = watched;
    await page.goto('/');
    await waitForOutcome(page, 'history');
    await goOn(page, 'history');
    await page.locator('a[href="/plugins/"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/plugins/');
    const entries = await page.evaluate(() => window.history.length);
    for (let walk = 0; walk < 50; walk += 1) {
      await page.evaluate((steps) => window.history.go(steps), walk % 2 === 0 ? -2 : 2);
      await expect(page).toHaveURL(walk % 2 === 0 ? '/' : '/plugins/');
    }
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await expectReadable(watched, 'history walked');
    expect(watched.documents).toHaveLength(1);
  });
  noteInjections(testInfo, 50);
});
