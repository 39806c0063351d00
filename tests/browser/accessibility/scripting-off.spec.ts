import type { Locator } from 'playwright/test';

import { KINDS } from '../support/axe';
import { expect, forgive, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

/** Pages that the links of a locator lead to. */
function pagesOf(links: Locator): Promise<readonly string[]> {
  return links.evaluateAll((all) => [
    ...new Set(all.map((link) => link.getAttribute('href')?.split('#')[0] ?? '')),
  ]);
}

// tests/built/reached-pages.test.ts follows the links of all pages.
test('without JavaScript a page of each kind can be read, and shows a link to each page that it links to', async ({
  page,
  complaints,
}) => {
  for (const path of Object.keys(KINDS)) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    const links = page.locator('a[href^="/"]');
    const linked = await pagesOf(links);
    expect(linked.length, path).toBeGreaterThan(4);
    expect(await pagesOf(links.filter({ visible: true })), path).toEqual(linked);
  }
  forgive(complaints, /status of 404/);
});

test('without JavaScript both module formats of a sample show, and no dead button', async ({
  page,
}) => {
  await page.goto('/docs/getting-started/explaining-globs');
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
  await expect(page.locator('[role=tab]:visible')).toHaveCount(0);
  await expect(page.locator('[data-copied]:visible')).toHaveCount(0);
});

test('without JavaScript the frame has no button that does nothing', async ({ page }) => {
  for (const path of ['/', '/docs/api/src', '/plugins/', '/tools/tasks']) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('button:visible'), `${path} at ${width} px`).toHaveCount(0);
    }
  }
});

test('without JavaScript the home page shows its text, picture and samples', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = page.locator('main header img, main img').first();
  await expect(picture).toBeVisible();
  expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(40);
  // Of the package managers that nobody can choose from, npm's command shows.
  const others = page.locator(':is([data-panel=pnpm], [data-panel=yarn], [data-panel=bun]) pre');
  await expect(others).not.toHaveCount(0);
  const shown = page.locator('main pre:visible');
  await expect(shown).toHaveCount(
    (await page.locator('main pre').count()) - (await others.count()),
  );
});

test('without JavaScript every plugin is listed', async ({ page }) => {
  await page.goto('/plugins/');
  const rows = page.locator('main li[data-status]');
  const count = await rows.count();
  expect(count).toBeGreaterThan(40);
  await expect(page.locator('main li[data-status] :is(h2, h3):visible')).toHaveCount(count);
  await page.locator('main details').first().locator('summary').click();
  await expect(page.locator('main details a').first()).toBeVisible();
  // A filter would do nothing.
  await expect(page.locator('main form')).toBeHidden();
});

test('without JavaScript the page of a wrong address has a form that is in shape', async ({
  page,
  complaints,
}) => {
  await page.goto('/there-is-no-such-page');
  const form = await page.locator('main form').boundingBox();
  const box = await page.locator('main form input').boundingBox();
  // Without its style sheet the box is as narrow as the browser makes it.
  expect(box?.width).toBeGreaterThan((form?.width ?? Infinity) / 2);
  forgive(complaints, /status of 404/);
});
