import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 360, height: 740 } });

for (const page of [
  '/docs/api/src',
  '/docs/api/watch',
  '/docs/api/concepts',
  '/docs/getting-started/explaining-globs',
]) {
  test(`on a phone all cells of the tables of ${page} lie on the screen`, async ({ page: tab }) => {
    await tab.goto(page);
    const tables = tab.locator('.markdown table');
    expect(await tables.count()).toBeGreaterThan(0);
    const outside = await tables.evaluateAll((all) =>
      all.flatMap((table) =>
        [...table.querySelectorAll('td')]
          .filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth + 1;
          })
          .map(({ textContent }) => textContent),
      ),
    );
    expect(outside).toEqual([]);
  });
}

test('each message is linked by itself, and from the page of errors', async ({ page }) => {
  await page.goto('/docs/errors#arguments');
  await page.locator('#message-lists').getByRole('link', { name: 'Missing positive glob' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/src#error-missing-positive-glob$/u);
  await expect(page.locator('#error-missing-positive-glob')).toBeInViewport();
  await expect(page.locator('a[href="#error-missing-positive-glob"]')).toHaveText(
    'Missing positive glob',
  );
});

test('each option is linked by itself', async ({ page }) => {
  await page.goto('/docs/api/src#option-allowEmpty');
  await expect(page.locator('#option-allowEmpty')).toBeInViewport();
  await expect(page.locator('a[href="#option-allowEmpty"]')).toHaveText('allowEmpty');
});
