import type { Page } from 'playwright/test';

import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

/** Names of animations and transitions that a reader could see, which last longer than a frame. */
function listMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      return typeof duration === 'number' && duration > 16
        ? [`${animation.constructor.name} of ${duration} ms`]
        : [];
    }),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves on the home page', async ({ page }) => {
  await openApplication(page, '/');
  expect(await listMotion(page)).toEqual([]);
});

test('with reduced motion the colour mode changes at once, and neither search dialog nor mobile sidebar moves', async ({
  page,
  edition,
}) => {
  await openApplication(page, '/docs/api/src');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const changing = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : null)),
  );
  // The theme lets all properties of this one change slowly; it is hidden until a reader scrolls.
  expect(changing.filter((name) => name?.includes('theme-back-to-top-button') !== true)).toEqual(
    [],
  );

  await page.locator('[data-search-open]').click();
  await page.getByRole('dialog').getByRole('combobox').fill('watch');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(await listMotion(page), 'of the search dialog').toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('button', { name: labelsOf(edition).toggleSidebar }).click();
  expect(await listMotion(page), 'of the mobile sidebar').toEqual([]);
});
