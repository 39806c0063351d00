import type { Locator, Page } from 'playwright/test';

import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

const DOC = '/docs/getting-started/quick-start';

/**
 * What the theme computes for a height: 4 + 15 · ⁴√(h/36) + (h/36)/5. From 0 to 36 px, one row of a
 * menu, that is 4 to 19, the numbers of the specification. The theme multiplies them by ten and
 * takes the result as milliseconds. We hold the line to be the formula, and keep the theme's unit:
 * at 19 ms, one frame, nobody would see where a category went.
 */
function stockDuration(height: number): number {
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

function apiCategory(page: Page): Locator {
  return page
    .locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category')
    .filter({ has: page.locator('a', { hasText: /^API$/ }) });
}

/** Opens the category and tells with which duration and to which height its list grows. */
async function openAndObserve(category: Locator): Promise<{ duration: number; height: number }> {
  await category.evaluate((element) => {
    const seen = { duration: '', height: 0 };
    Object.assign(window, { collapseSeen: seen });
    element.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof HTMLElement && target.style.height.endsWith('px')) {
        seen.duration = getComputedStyle(target).transitionDuration;
        seen.height = target.scrollHeight;
      }
    });
  });
  await category.locator('> .menu__list-item-collapsible a').click();
  const read = () =>
    category.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'collapseSeen');
      return JSON.stringify(seen);
    });
  await expect.poll(read).toMatch(/"duration":"[^"]/);
  const { duration, height } = JSON.parse(await read());
  return { duration: Math.round(Number.parseFloat(duration) * 1000), height: Number(height) };
}

test('the collapse animation is scaled with the height, by the stock formula', async ({ page }) => {
  await openApplication(page, DOC);
  const { duration, height } = await openAndObserve(apiCategory(page));
  expect(height).toBeGreaterThan(200);
  expect(duration).toBe(stockDuration(height));
});

test('with reduced motion the collapse animation takes 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApplication(page, DOC);
  const { duration } = await openAndObserve(apiCategory(page));
  expect(duration).toBe(1);
});

test('storage keys are the preferred docs version per plugin, and theme after a choice', async ({
  page,
}) => {
  await openApplication(page, DOC);
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  expect(await keys()).toEqual(['docs-preferred-version-default']);
  await page.getByRole('button', { name: labelsOf('english').colorMode }).click();
  expect(await keys()).toEqual(['docs-preferred-version-default', 'theme']);
});
