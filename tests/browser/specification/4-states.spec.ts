import type { Page } from 'playwright/test';

import { followLink, openApplication, waitForApplication } from '../support/application';
import { pretendConnection, saveData } from '../support/connection';
import { BOTH, CHINESE, expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { labelsOf } from '../support/labels';

const DOC = '/docs/getting-started/quick-start';
const OTHER_DOC = '/docs/api/concepts';

function theme(page: Page) {
  return page.locator('html');
}

function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

test.describe('colour mode', () => {
  test('the choice is saved in browser storage', async ({ page }) => {
    await openApplication(page, DOC);
    await page.getByRole('button', { name: labelsOf('english').colorMode }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await storedTheme(page)).toBe('dark');
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await waitForApplication(page);
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('the choice is carried out and saved before the application runs', async ({ page }) => {
    await page.route('**/assets/js/main.*.js', () => undefined);
    await page.goto(DOC, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: labelsOf('english').colorMode }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await storedTheme(page)).toBe('dark');
  });

  test('the button says what is chosen and goes back to the system', async ({ page }) => {
    await openApplication(page, DOC);
    const button = page.getByRole('button', { name: labelsOf('english').colorMode });
    for (const [mode, name] of [
      ['dark', /now dark/],
      ['light', /now light/],
      ['light', /now following the system/],
    ] as const) {
      await button.click();
      await expect(theme(page)).toHaveAttribute('data-theme', mode);
      await expect(button).toHaveAccessibleName(name);
    }
    expect(await storedTheme(page)).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(button).toHaveAccessibleName(/now following the system/);
  });

  for (const [system, changed] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`without a choice the system preference applies: ${system}, then ${changed}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(DOC);
      await expect(theme(page)).toHaveAttribute('data-theme', system);
      await waitForApplication(page);
      await expect(theme(page)).toHaveAttribute('data-theme', system);
      await page.emulateMedia({ colorScheme: changed });
      await expect(theme(page)).toHaveAttribute('data-theme', changed);
    });
  }

  test('changes made in other tabs are followed', async ({ page, context }) => {
    await openApplication(page, DOC);
    const other = await context.newPage();
    await openApplication(other, DOC);
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(theme(page)).toHaveAttribute('data-theme-choice', 'dark');
    await other.evaluate(() => localStorage.removeItem('theme'));
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await expect(theme(page)).toHaveAttribute('data-theme-choice', 'system');
  });

  test('changes made in other tabs are followed before the application runs', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/js/main.*.js', () => undefined);
    await page.goto(DOC, { waitUntil: 'domcontentloaded' });
    const other = await context.newPage();
    await other.goto(DOC);
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('what is stored counts more than the system preference', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(DOC);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await waitForApplication(page);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the Chinese edition is light, and offers no choice', CHINESE, async ({ page }) => {
    await openApplication(page, DOC);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: labelsOf('chinese').colorMode })).toHaveCount(0);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys, 'nothing of it is stored').toEqual(['docs-preferred-version-default']);
  });

  test(
    'the Chinese edition is light whatever is stored, preferred or in the address',
    CHINESE,
    async ({ page, context }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${DOC}?docusaurus-theme=dark`);
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
      await expect(theme(page)).toHaveCSS('color-scheme', 'light');
      await waitForApplication(page);
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
      const other = await context.newPage();
      await openApplication(other, DOC);
      await other.evaluate(() => localStorage.setItem('theme', 'light'));
      await other.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      // A page that follows the system does so some frames later.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
          ),
      );
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    },
  );
});

test.describe('mobile sidebar', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('is hidden until it is asked for, and can be closed', BOTH, async ({ page, edition }) => {
    const { toggleSidebar, closeSidebar } = labelsOf(edition);
    await openApplication(page, DOC);
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await page.getByRole('button', { name: toggleSidebar }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.getByRole('button', { name: closeSidebar }).click();
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('hides when the window becomes desktop width', async ({ page, edition }) => {
    await openApplication(page, DOC);
    await page.getByRole('button', { name: labelsOf(edition).toggleSidebar }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.setViewportSize({ width: 1200, height: 700 });
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('hides on back navigation, and the page stays', async ({ page, edition }) => {
    await openApplication(page, OTHER_DOC);
    await followLink(page, DOC);
    await expect(page).toHaveURL(DOC);
    await page.getByRole('button', { name: labelsOf(edition).toggleSidebar }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.evaluate(() => window.history.back());
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(page).toHaveURL(DOC);
  });
});

test.describe('navigation', () => {
  test('a progress bar starts after 200 ms and finishes after the route change', async ({
    page,
  }) => {
    await saveData(page);
    await openApplication(page, '/');
    const { held, release } = await holdRequests(page, '**/assets/js/*.js');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await followLink(page, OTHER_DOC);
    await expect.poll(held, 'parts of the next page are asked for').toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress .bar')).toHaveAttribute('style', /translate3d\(-92%/);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await expect(page.locator('article h1')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a page that the reader left for another at once shows no progress bar after it', async ({
    page,
  }) => {
    await saveData(page);
    await openApplication(page, OTHER_DOC);
    const { held } = await holdRequests(page, '**/assets/js/*.js');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await followLink(page, '/');
    await expect.poll(held).toBeGreaterThan(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(OTHER_DOC);
    await page.clock.runFor(5000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a route change within 200 ms shows no progress bar', async ({ page }) => {
    await saveData(page);
    await openApplication(page, '/');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await followLink(page, OTHER_DOC);
    await expect(page.locator('article h1')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test('the preferred docs version is saved in browser storage, per plugin', async ({ page }) => {
  await openApplication(page, '/');
  const read = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await read()).toBeNull();
  await followLink(page, DOC);
  await expect(page).toHaveURL(DOC);
  await expect.poll(read).toBe('current');
});

test('a stored version that does not exist is replaced', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '<b>0.1'));
  await openApplication(page, DOC);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('current');
});

test.describe('page chunks', () => {
  test('are lazy-loaded: a page brings its own at the visit', async ({ page }) => {
    await saveData(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await openApplication(page, '/');
    const before = scripts.length;
    await followLink(page, OTHER_DOC);
    await expect(page.locator('article h1')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  test('are prefetched for links in view', async ({ page }) => {
    await openApplication(page, DOC);
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    // What the texts of docs pages share, which no route names.
    await expect(page.locator('link[rel=prefetch][href*="/common."]')).toBeAttached();
  });

  for (const [name, connection] of [
    ['the connection is 2G', { effectiveType: '2g', saveData: false }],
    ['the connection is slow 2G', { effectiveType: 'slow-2g', saveData: false }],
    ['data-saver is on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`are not prefetched when ${name}`, async ({ page }) => {
      await pretendConnection(page, connection);
      await openApplication(page, DOC);
      await page.getByRole('link').nth(5).hover();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });
  }
});
