import { BOTH, expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { textsOf } from './texts';

const INDEX_FILES = '**/assets/js/search-records.*.js';

test.describe('search page', () => {
  test('shows the results of its address without a hydration error', async ({ page, edition }) => {
    await page.goto('/search?q=lastRun');
    const links = page.locator('main ol a');
    await expect(links.first()).toHaveAttribute('href', /\/docs\/api\/lastrun$/u);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(textsOf(edition).count);
    await expect(page.getByRole('searchbox')).toHaveValue('lastRun');
    await expect(page).toHaveTitle(/lastRun/u);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
  });

  test(
    'brings all results, page by page, and puts the focus on the first new one',
    BOTH,
    async ({ page, edition }) => {
      await page.goto('/search?q=file');
      const { more, count } = textsOf(edition);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(count);
      const total = Number((await status.innerText()).replace(/\D/gu, ''));
      const results = page.locator('main ol > li');
      const button = page.getByRole('button', { name: more });
      let shown = await results.count();
      expect(shown).toBeLessThan(total);
      while (shown < total) {
        await button.click();
        await expect(results.nth(shown).getByRole('link')).toBeFocused();
        shown = await results.count();
      }
      expect(shown).toBe(total);
      await expect(button).toHaveCount(0);
    },
  );

  test(
    'Back from a result leads to as many results, and to the place among them',
    BOTH,
    async ({ page, edition }) => {
      await page.goto('/search?q=file');
      await page.getByRole('button', { name: textsOf(edition).more }).click();
      const results = page.locator('main ol > li');
      await expect(results).toHaveCount(30);
      const link = results.nth(25).getByRole('link');
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL(/\/docs\//u);
      await page.goBack();
      await expect(results).toHaveCount(30);
      await expect(link).toBeInViewport();
    },
  );

  test('follows what is typed, and the back button', async ({ page }) => {
    await page.goto('/search');
    const box = page.getByRole('searchbox');
    await box.fill('symlink');
    await box.press('Enter');
    await expect(page).toHaveURL(/\?q=symlink$/u);
    const first = page.locator('main ol a').first();
    await expect(first).toHaveText('symlink()');
    await box.fill('registry');
    await box.press('Enter');
    await expect(first).toHaveText('registry()');
    await page.goBack();
    await page.goBack();
    await expect(box).toHaveValue(/^(?:symlink)?$/u);
  });

  for (const path of ['/search', '/search?q=watch']) {
    test(
      `searches for what is typed on ${path} before the application runs`,
      BOTH,
      async ({ page }) => {
        const { release } = await holdRequests(page, '**/assets/js/main.*.js');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const box = page.getByRole('searchbox');
        await box.pressSequentially('symlink');
        release();
        await expect(page.locator('main ol a').first()).toHaveText('symlink()');
        await expect(box).toHaveValue('symlink');
        await expect(page).toHaveURL('/search?q=symlink');
      },
    );
  }

  test('offers other ways when nothing is found', async ({ page }) => {
    await page.goto('/search?q=kubernetes');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      /\/docs\/getting-started\/quick-start/u,
    );
    await expect(page.locator('main ol > li')).toHaveCount(0);
  });

  test(
    'shows a failure as one, and tries again when it is asked to',
    BOTH,
    async ({ page, edition, complaints }) => {
      await page.route(INDEX_FILES, (route) => route.abort());
      await page.goto('/search?q=watch');
      const { unable, failedAdvice, retry } = textsOf(edition);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(unable);
      await expect(alert).toContainText(failedAdvice);
      const told = complaints.list.filter((line) => !line.includes('net::ERR_FAILED'));
      expect([...new Set(told.map((line) => line.slice(0, line.indexOf(':', 20))))]).toEqual([
        'console warning: The search gave no answer. ChunkLoadError',
      ]);
      complaints.list.length = 0;
      await page.unroute(INDEX_FILES);
      await alert.getByRole('button', { name: retry }).click();
      await expect(page.locator('main ol a').first()).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status')).toBeFocused();
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it needs, and leads on', async ({ page, edition }) => {
      await page.goto('/search');
      const help = page.locator('main noscript');
      await expect(help.locator('p')).toContainText(textsOf(edition).needsScript);
      await page.getByRole('searchbox').fill('watch');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/search\/?\?q=watch$/u);
      await help.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/docs\/getting-started\/quick-start/u);
    });
  });
});
