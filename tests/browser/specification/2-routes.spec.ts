import { openApplication, waitForApplication } from '../support/application';
import { expect, forgive, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

const MAIN_DOC = '/docs/getting-started/quick-start';

test('/search is the search page, its query from the parameter q', async ({ page }) => {
  await openApplication(page, '/search?q=encoding');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('encoding');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('encoding');
  await expect(page.getByRole('main').locator('a[href*="/docs/"]').first()).toBeVisible();
});

test('/docs/ leads to the main document, quick start', async ({ page }) => {
  await page.goto('/docs/');
  await expect(page).toHaveURL(MAIN_DOC);
  await waitForApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('/docs/ leads there inside the application too', async ({ page }) => {
  await openApplication(page, '/');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/docs/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page).toHaveURL(MAIN_DOC);
  await expect(page.getByRole('main').locator('article')).toBeVisible();
});

test('the sidebar docs applies to the docs pages and not to documentation-missing', async ({
  page,
}) => {
  await openApplication(page, '/docs/api/src');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await expect(menu).toBeVisible();
  await expect(menu.locator('.menu__link--active[aria-current=page]')).toHaveText('src()');
  const links = await menu
    .locator('a[href^="/docs/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links[0], 'the sidebar links to the main document').toBe(MAIN_DOC);
  await openApplication(page, '/docs/documentation-missing');
  await expect(menu).toHaveCount(0);
});

test('any other path is the not-found page', async ({ page, edition, complaints }) => {
  const response = await page.goto('/docs/api/nothing-here');
  expect(response?.status()).toBe(404);
  await waitForApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelsOf(edition).notFound);
  expect(complaints.list).toEqual([expect.stringContaining('status of 404')]);
  complaints.list.length = 0;
});

test('routes are exact', async ({ page, edition, complaints }) => {
  await page.goto('/docs/api/src/deeper');
  await waitForApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelsOf(edition).notFound);
  forgive(complaints, /status of 404/);
});

for (const [given, normal] of [
  ['/index.html', '/'],
  ['/plugins/index.html', '/plugins/'],
  ['/docs/api/src/index.html?a=1#options', '/docs/api/src/?a=1#options'],
] as const) {
  test(`${given} is normalised to ${normal}`, async ({ page }) => {
    await openApplication(page, given);
    await expect(page).toHaveURL(normal);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

for (const given of ['/docs/api/src.html', '/docs/API/Src']) {
  test(`${given} is normalised to /docs/api/src`, async ({ page, complaints }) => {
    await page.goto(given);
    await expect(page).toHaveURL('/docs/api/src');
    await waitForApplication(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('src()');
    // A plain host has no such file; the browser says so before the application moves on.
    expect(complaints.list).toEqual([expect.stringContaining('status of 404')]);
    complaints.list.length = 0;
  });
}
