import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

const DOC = '/docs/getting-started/explaining-globs';

test('on paper every panel of every tab shows, and nothing of the frame, black on white in each colour mode', async ({
  page,
}) => {
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: 'screen' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.emulateMedia({ colorScheme, media: 'print' });
    const colors = await page
      .locator('main p, main pre, main pre i, main a')
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))]);
    expect(colors, colorScheme).toEqual(['rgb(0, 0, 0)']);
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(paper, colorScheme).toBe('rgb(255, 255, 255)');
  }
});

test('on paper no field asks for a log', async ({ page }) => {
  await openApplication(page, '/docs/errors');
  const field = page.getByRole('main').getByRole('textbox');
  await expect(field).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(field).toBeHidden();
});

test('on paper long lines of code are not cut off', async ({ page }) => {
  await openApplication(page, '/');
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('main pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('on paper the widest table is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 }); // A4 without its margins.
  await page.emulateMedia({ media: 'print' });
  await page.goto('/docs/api/vinyl');
  const tables = page.locator('.markdown table');
  expect(await tables.count()).toBeGreaterThan(0);
  const cut = await tables.evaluateAll((all) =>
    all
      .filter((table) => {
        const { right } = table.getBoundingClientRect();
        return right > innerWidth || table.scrollWidth > table.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
