import { openApplication } from '../support/application';
import { expect, test as base } from '../support/fixtures';

/** In a browser whose reader asks for letters twice as large, on a phone. WCAG 1.4.4 asks for 200 %. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 360, height: 740 } });

const PAGES = [
  '/',
  '/docs/getting-started/quick-start',
  '/docs/api/src',
  '/docs/recipes/workspaces',
  '/docs/upgrading/from-gulp-4',
  '/docs/errors',
  '/plugins/',
  '/search?q=src',
  '/tools/globs',
  '/tools/tasks',
] as const;

for (const path of PAGES) {
  test(`with letters twice as large, ${path} fits a phone`, async ({ page }) => {
    await openApplication(page, path);
    const problems = await page.evaluate(() => {
      const boxOf = (selector: string): DOMRect | undefined =>
        document.querySelector(selector)?.getBoundingClientRect();
      const cells = [...document.querySelectorAll('.markdown td')].filter(
        (cell) => cell.getBoundingClientRect().right > innerWidth,
      );
      const title = boxOf('.navbar__title')?.right ?? 0;
      const search = boxOf('[data-search-open]')?.left ?? Infinity;
      return {
        sideways: document.documentElement.scrollWidth - innerWidth,
        cells: cells.map(({ textContent }) => textContent),
        isTitleCovered: title > search,
      };
    });
    expect(problems).toEqual({ sideways: 0, cells: [], isTitleCovered: false });
  });
}

test('with letters twice as large, fields hold what is typed, and the contents grow too', async ({
  page,
}) => {
  await openApplication(page, '/tools/tasks');
  const time = page.locator('main form [name="ms.css"]');
  await time.fill('600000');
  expect(await time.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await openApplication(page, '/search?q=src');
  expect((await page.locator('main [name=q]').boundingBox())?.width).toBeGreaterThan(200);
  await openApplication(page, '/docs/api/src');
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toHaveCSS('font-size', '30px');
});
