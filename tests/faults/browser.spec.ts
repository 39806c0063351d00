import { expect, test, type Page } from 'playwright/test';

import { PAGES } from '../built/specification';
import { expectReadable, waitForOutcome, withPage } from './watched-page';

const SOME_PAGES = ['/', '/docs/api/src', '/plugins/', '/search?q=encoding'] as const;
const NEXT = '/docs/api/concepts';

const STORAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  denied: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }),
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'full of rubbish under our keys': (page) =>
    page.addInitScript(() => {
      const rubbish = ['{"', '<img src=x onerror=alert(1)>', 'null', '[]', '\u0000', '-1'];
      const keys = [
        'theme',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'docs-preferred-version-default',
        'docusaurus.tab.gulpfile-format',
        'failed-navigation',
        '__DOCSEARCH_RECENT_SEARCHES__gulp',
        '__DOCSEARCH_FAVORITE_SEARCHES__gulp',
      ];
      for (const [index, key] of keys.entries()) {
        for (const storage of [localStorage, sessionStorage]) {
          storage.setItem(key, rubbish[index % rubbish.length] ?? '');
        }
      }
    }),
};

for (const [state, prepare] of Object.entries(STORAGES)) {
  test(`browser storage ${state}`, async ({ browser, baseURL }, testInfo) => {
    for (const path of SOME_PAGES) {
      const fault = `storage ${state} on ${path}`;
      await withPage(browser, { baseURL }, async (watched) => {
        await prepare(watched.page);
        await watched.page.goto(path);
        expect(await waitForOutcome(watched.page, fault)).toBe('ready');
        await watched.page.locator(`a[href="${NEXT}"]`).first().dispatchEvent('click');
        await expect(watched.page, fault).toHaveURL(NEXT);
        await expect(watched.page.locator('article h1'), fault).toBeVisible();
        await expectReadable(watched, fault);
      });
    }
    testInfo.annotations.push({ type: 'injections', description: String(SOME_PAGES.length) });
  });
}

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
        await watched.page.goto(`${baseURL}${address}`);
        expect(await waitForOutcome(watched.page, fault), fault).toBe('ready');
        await expectReadable(watched, fault);
        expect(dialogs, fault).toEqual([]);
        expect(new URL(watched.page.url()).origin).toBe(baseURL);
      });
    }
    testInfo.annotations.push({ type: 'injections', description: String(addresses.length) });
  });
}

for (const time of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`the clock stands at ${time.slice(0, 4)}`, async ({ browser, baseURL }, testInfo) => {
    for (const path of SOME_PAGES) {
      await withPage(browser, { baseURL }, async (watched) => {
        await watched.page.clock.setFixedTime(time);
        await watched.page.goto(path);
        expect(await waitForOutcome(watched.page, time)).toBe('ready');
        await watched.page.locator(`a[href="${NEXT}"]`).first().dispatchEvent('click');
        await expect(watched.page.locator('article h1')).toBeVisible();
        await expectReadable(watched, time);
      });
    }
    testInfo.annotations.push({ type: 'injections', description: String(SOME_PAGES.length) });
  });
}

test('JavaScript is off', async ({ browser, baseURL }, testInfo) => {
  await withPage(browser, { baseURL, javaScriptEnabled: false }, async (watched) => {
    for (const path of PAGES) {
      watched.documents.length = 0;
      await watched.page.goto(path);
      await expect(watched.page.locator('h1')).toBeVisible();
      await expect(watched.page.getByRole('contentinfo')).toBeVisible();
      await expectReadable(watched, `JavaScript off on ${path}`);
    }
  });
  testInfo.annotations.push({ type: 'injections', description: String(PAGES.length) });
});

test('history is walked back and forth 50 times', async ({ browser, baseURL }, testInfo) => {
  await withPage(browser, { baseURL }, async (watched) => {
    const { page } = watched;
    await page.goto('/');
    await waitForOutcome(page, 'history');
    await page.locator(`a[href="${NEXT}"]`).first().dispatchEvent('click');
    await expect(page.locator('article h1')).toBeVisible();
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
  testInfo.annotations.push({ type: 'injections', description: '50' });
});
