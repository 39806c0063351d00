import { openApplication } from '../support/application';
import { BOTH, expect, test } from '../support/fixtures';
import { openDialog } from './dialog-page';

const LOG = [
  "[21:04:10] Starting 'styles'...",
  "[21:04:11] 'styles' errored after 14 ms",
  "[21:04:11] Error: EPERM: operation not permitted, chmod '/srv/dist/a.css'",
  '[21:04:12] The following tasks did not complete: default, scripts',
  '[21:04:12] Did you forget to signal async completion?',
];

const IN_ORDER = [
  /\/docs\/errors#eperm-chmod$/u,
  /\/docs\/errors#did-not-complete$/u,
  /\/docs\/getting-started\/async-completion#signal-error$/u,
];

test.describe('a log of many lines', () => {
  for (const arrival of ['first page', 'link'] as const) {
    test(
      `is explained on the page of errors, opened as ${arrival}`,
      arrival === 'link' ? {} : BOTH,
      async ({ page }) => {
        await openApplication(
          page,
          arrival === 'link' ? '/docs/upgrading/from-gulp-4' : '/docs/errors',
        );
        if (arrival === 'link') {
          await page.locator('.menu a[href="/docs/errors"]').click();
        }
        const place = page.locator('#log-reader');
        await place.getByRole('textbox').fill(LOG.join('\n'));
        const links = place.getByRole('link');
        for (const [at, address] of IN_ORDER.entries()) {
          await expect(links.nth(at)).toHaveAttribute('href', address);
        }
        await expect(links).toHaveCount(IN_ORDER.length);
        await links.last().click();
        await expect(page).toHaveURL(/async-completion#signal-error$/u);
        await expect(page.locator('#signal-error')).toBeInViewport();
      },
    );
  }

  test('is explained in the search dialog when it is pasted', async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.box.evaluate((box, log) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', log);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, LOG.join('\n'));
    await expect(dialog.box).toHaveValue(LOG[2] ?? '');
    const links = dialog.root.locator('.search-log').getByRole('link');
    await expect(links).toHaveCount(IN_ORDER.length);
    await expect(dialog.hits.first()).toContainText('EPERM');
    await links.first().click();
    await expect(dialog.root).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/errors#eperm-chmod$/u);
  });
});
