import { expect, type Page, test } from 'playwright/test';

import { waitForApplication } from '../browser/support/application';
import { labelsOf } from '../browser/support/labels';
import { CASES } from './cases';
import { startNginx } from './nginx';

/** How hosts answer an address without a slash at the end; HOSTING.md names some that redirect. */
const HOSTS = {
  'as HOSTING.md asks': '',
  'with a redirect to a slash': 'rewrite ^([^.]*[^/])$ $1/ permanent;',
} as const;
const MISSING = ['no-such', 'no/such/page', 'no/such/page/', 'docs/api/no-such.html'];

/** What a reader does who knows what the page was about. */
async function ask(page: Page): Promise<void> {
  await page.locator('main form input').fill('dest');
  await page.locator('main form input').press('Enter');
}

for (const { edition, baseUrl, site } of CASES) {
  for (const [answer, lines] of Object.entries(HOSTS)) {
    const where = `the ${edition} edition at ${baseUrl} on a host that answers ${answer}`;
    const { notFound } = labelsOf(edition);

    test(`a wrong address of ${where} leads to what was meant`, async ({ page }) => {
      const host = await startNginx(site, baseUrl, lines);
      const home = host.origin + baseUrl;
      try {
        for (const missing of MISSING) {
          const response = await page.goto(home + missing);
          expect(response?.status(), missing).toBe(404);
          await expect(page.locator('h1'), missing).toHaveText(notFound);
          await waitForApplication(page);
          await expect(page.locator('h1'), missing).toHaveText(notFound);
        }
        await ask(page);
        const results = page.locator(`main li a[href^="${baseUrl}docs/"]`);
        await expect(results.first()).toBeVisible();
        await expect(page).toHaveURL(`${home}search?q=dest`);
        await page.reload();
        await expect(results.first()).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveValue('dest');
      } finally {
        host.stop();
      }
    });

    test(`what is asked before the application runs arrives, in ${where}`, async ({ page }) => {
      const host = await startNginx(site, baseUrl, lines);
      try {
        await page.route('**/assets/js/**', (route) => route.abort());
        await page.goto(`${host.origin}${baseUrl}no/such/page`);
        await page.unroute('**/assets/js/**');
        await ask(page);
        await expect(page.getByRole('searchbox')).toHaveValue('dest');
        await expect(page.locator(`main li a[href^="${baseUrl}docs/"]`).first()).toBeVisible();
      } finally {
        host.stop();
      }
    });

    test(`without JavaScript a wrong address of ${where} leads on`, async ({ browser }) => {
      const host = await startNginx(site, baseUrl, lines);
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        const response = await page.goto(`${host.origin}${baseUrl}no/such/page`);
        expect(response?.status()).toBe(404);
        await ask(page);
        await expect(page).toHaveURL(/\/search\/?\?q=dest$/);
        await page.locator(`main a[href^="${baseUrl}docs/"]:visible`).first().click();
        await expect(page.locator('article h1')).toBeVisible();
      } finally {
        await context.close();
        host.stop();
      }
    });
  }
}
