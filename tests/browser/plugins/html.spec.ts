import type { Response } from 'playwright/test';

import { plugins } from '../../../src/data/plugins';
import { openApplication } from '../support/application';
import { expect, test } from './directory';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole catalogue is readable', async ({ page, directory }) => {
    await page.goto('/plugins/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(directory.labels.title);
    await expect(directory.names).toHaveText(plugins.map(({ name }) => name));
    const { summary } = plugins.find(({ name }) => name === 'gulp-sass') ?? {};
    await expect(directory.row('gulp-sass')).toContainText(
      summary?.[directory.labels.language] ?? 'a summary',
    );
  });

  test('an entry tells version, license, status, recipe and test, and links onward', async ({
    page,
    directory,
  }) => {
    await page.goto('/plugins/');
    const failing = plugins.find(({ name }) => name === 'run-sequence');
    const row = directory.row('run-sequence');
    await row.getByText(directory.labels.recipe, { exact: true }).click();
    await expect(row).toContainText(failing?.version ?? 'a version');
    await expect(row).toContainText('MIT');
    await expect(row).toContainText(directory.labels.fails);
    await expect(row).toContainText("import runSequence from 'run-sequence';");
    await expect(row).toContainText('npx gulp build');
    await expect(row).toContainText('gulp 5.0.1');
    await expect(row).toContainText(failing?.run?.node ?? 'a Node version');
    await expect(row).toContainText(failing?.run?.date ?? 'a day');
    await expect(row).toContainText('TypeError: gulp.hasTask is not a function');
    await expect(row.locator('a[href="https://www.npmjs.com/package/run-sequence"]')).toBeVisible();
    await expect(row.locator(`a[href="${failing?.repository}"]`)).toBeVisible();
  });

  test('the registry can be searched, and the way to add a plugin is named', async ({ page }) => {
    await page.goto('/plugins/');
    await expect(
      page.locator('main a[href="https://www.npmjs.com/search?q=keywords%3Agulpplugin"]'),
    ).toBeVisible();
    await expect(page.locator('main a[href$="/CONTRIBUTING.md"]')).toBeVisible();
  });
});

test('a reader who arrives here loads the catalogue as HTML alone', async ({ page, directory }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await directory.open();
  await directory.expectCount(directory.all);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  const holders = texts.filter((text) => text.includes('gulp-decompress'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(holders).toEqual([]);
});

test('a reader who comes from another page gets the same list', async ({ page, directory }) => {
  // Before the application is there, a link is a link, and leads to a new document.
  await openApplication(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: directory.labels.navigation, exact: true })
    .first()
    .click();
  await directory.expectCount(directory.all);
  await expect(directory.names).toHaveText(plugins.map(({ name }) => name));
  await directory.box.fill('sass');
  await expect(directory.names).toHaveText(['gulp-sass']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
