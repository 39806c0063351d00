import { openApplication } from './support/application';
import { BOTH, expect, test } from './support/fixtures';

test(
  'the link to the other language follows the page inside the application',
  BOTH,
  async ({ page, edition }) => {
    await openApplication(page, '/docs/getting-started/quick-start');
    const other = edition === 'english' ? 'zh-Hans' : 'en';
    const link = page.locator(`nav.navbar .navbar__items a[hreflang="${other}"]`);
    await expect(link).toHaveAttribute('href', /\/docs\/getting-started\/quick-start$/);
    await page.locator('nav.navbar a[href="/docs/api/concepts"]').click();
    await expect(page).toHaveURL('/docs/api/concepts');
    await expect(link).toHaveAttribute('href', /^https:.*\/docs\/api\/concepts$/);
    await expect(page.locator(`link[rel=alternate][hreflang="${other}"]`)).toHaveAttribute(
      'href',
      /\/docs\/api\/concepts$/,
    );
  },
);

test('the mobile sidebar leads to the other language too', BOTH, async ({ page, edition }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openApplication(page, '/');
  await page.locator('.navbar__toggle').click();
  const other = edition === 'english' ? 'zh-Hans' : 'en';
  await expect(page.locator(`.navbar-sidebar a[hreflang="${other}"]`)).toBeInViewport();
});
