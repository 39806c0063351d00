import type { Page } from 'playwright/test';

import { openApplication } from '../support/application';
import { expect, test as base } from '../support/fixtures';

/** In a browser whose reader asks for letters twice as large. WCAG 1.4.4 asks for 200 %. */
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

/** What else must grow with the letters, on pages that the others open anyway. */
const MORE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/docs/upgrading/from-gulp-4': async (page) => {
    await page.locator('.theme-doc-toc-mobile button').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toHaveCSS('font-size', '30px');
  },
  '/search?q=src': async (page) => {
    expect((await page.locator('main [name=q]').boundingBox())?.width).toBeGreaterThan(200);
  },
  '/tools/tasks': async (page) => {
    const time = page.locator('main form [name="ms.css"]');
    await time.fill('600000');
    expect(await time.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  },
};

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
    await MORE[path]?.(page);
  });
}

test('with letters twice as large, the navbar of a wide window shows all its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openApplication(page, '/docs/api/lastrun');
  const cut = await page
    .locator('.navbar__title')
    .evaluate((title) => title.scrollWidth - title.clientWidth);
  expect(cut).toBe(0);
  const covered = await page.locator('nav.navbar :is(a, button):visible').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return link.contains(found) ? [] : [link.textContent];
    }),
  );
  expect(covered).toEqual([]);
});
