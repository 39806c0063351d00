import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

const DOC = '/docs/getting-started/explaining-globs';

test('a skip link leads to the main content', async ({ page, edition }) => {
  await openApplication(page, DOC);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labelsOf(edition).skip });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the navbar is fixed at the top, and the docs sidebar cannot be hidden', async ({ page }) => {
  await openApplication(page, DOC);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(
    page.locator('.theme-doc-sidebar-container button:not(.theme-doc-sidebar-menu button)'),
  ).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const navbar = page.locator('nav.navbar');
  await expect(navbar).toBeInViewport();
  expect((await navbar.boundingBox())?.y).toBe(0);
});

test('a press of its button and each of its keys open the search dialog, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openApplication(page, DOC);
  const button = page.locator('[data-search-open]');
  const dialog = page.getByRole('dialog');
  for (const key of ['its button', 'Enter', 'Control+k', 'Meta+k', '/']) {
    await test.step(key, async () => {
      // The one before gave it the focus.
      await (key === 'Enter' ? button.focus() : button.blur());
      await (key === 'its button' ? button.click() : page.keyboard.press(key));
      await expect(dialog.getByRole('combobox'), key).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog, key).toHaveCount(0);
      await expect(button, key).toBeFocused();
    });
  }
});

test('the search box is hidden on the paths of the plugins page, its shortcuts too', async ({
  page,
}) => {
  for (const path of ['/plugins', '/plugins/', '/plugins/index.html']) {
    await openApplication(page, path);
    await expect(page.locator('[data-search-open]')).toHaveCount(0);
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the search box comes back on the way from the plugins page', async ({ page }) => {
  await openApplication(page, '/plugins/');
  await page.locator('nav.navbar a[href="/docs/api/concepts"]').click();
  await expect(page).toHaveURL('/docs/api/concepts');
  await expect(page.locator('[data-search-open]')).toBeVisible();
});

test('an opened category of the docs sidebar does not close another', async ({ page }) => {
  await openApplication(page, DOC);
  const categories = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
  const api = categories.filter({ has: page.locator(':scope a', { hasText: /^API$/ }) });
  await api.locator('> .menu__list-item-collapsible a').click();
  await expect(api.locator('a[href="/docs/api/src"]')).toBeVisible();
  const first = categories.first();
  await expect(first.locator('> .menu__list-item-collapsible a')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  // A category that closes stays visible until its animation is over.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(first.locator(`a[href="${DOC}"]`)).toBeVisible();
});

test('sponsor logos are 80, 150, 145 and 175 px wide', async ({ page }) => {
  await page.goto('/');
  const widths = await page
    .locator('main li > a[class*=width]')
    .evaluateAll((logos) => logos.map((logo) => logo.getBoundingClientRect().width));
  expect(widths).toEqual([80, 150, 145, 175]);
});

test('a hamburger opens the mobile sidebar at a width of 996, there is none at 997, and the frame follows the window', async ({
  page,
  edition,
}) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await openApplication(page, DOC);
  const contents = page.locator('.theme-doc-toc-desktop');
  const burger = page.getByRole('button', { name: labelsOf(edition).toggleSidebar });
  const sidebar = page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  await expect(burger).toBeHidden();
  await expect(contents).toBeVisible();
  await expect(sidebar).toBeVisible();

  await page.setViewportSize({ width: 996, height: 800 });
  await expect(contents).toHaveCount(0);
  await expect(sidebar).toHaveCount(0);
  await burger.click();
  await expect(page.locator('.navbar-sidebar .theme-doc-sidebar-menu')).toBeVisible();

  await page.setViewportSize({ width: 997, height: 800 });
  await expect(burger).toBeHidden();
  await expect(page.locator('.navbar-sidebar .theme-doc-sidebar-menu')).toBeHidden();
  await expect(contents).toBeVisible();
  await expect(sidebar).toBeVisible();
});
