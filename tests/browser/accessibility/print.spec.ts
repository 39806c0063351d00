import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

const DOC = '/docs/getting-started/explaining-globs';

test('on paper every panel of every tab shows, and nothing of the frame', async ({ page }) => {
  await openApplication(page, DOC);
  await expect(page.locator('[data-panel=commonjs]').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.locator('[role=tabpanel]').all()) {
    await expect(panel).toBeVisible();
  }
  for (const part of [
    'nav.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.pagination-nav',
    'article footer',
    'footer:not(article footer)',
    '[role=tablist]',
    '[data-copied]',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
});

test('on paper long lines of code are not cut off', async ({ page }) => {
  await openApplication(page, '/');
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('main pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(cut).toBe(0);
});
