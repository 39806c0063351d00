import type { Response } from 'playwright/test';

import { plugins } from '../../../src/data/plugins';
import { followLink, openApplication } from '../support/application';
import { forgive } from '../support/fixtures';
import { expect, test } from './directory';

const DIRECTORY = '/plugins/';

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
  await directory.box.fill('run-sequence');
  await expect(directory.names).toHaveText(['run-sequence']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a list that does not load is missed in a sentence, and the page goes on', async ({
  page,
  directory,
  complaints,
}) => {
  await openApplication(page, '/');
  await page.evaluate(async (path) => {
    await window.docusaurus.preload(path);
  }, DIRECTORY);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await followLink(page, DIRECTORY);
  await expect(page.getByRole('alert')).toHaveText(
    'The list did not load. Reload the page to try again.',
  );
  await expect(directory.box).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await directory.expectCount(directory.all);
  forgive(complaints, /ChunkLoadError|Failed to load resource/);
});

test('the recipe of the row that the address names is unfolded', async ({ page, directory }) => {
  await directory.open('#gulp-sass');
  const recipe = directory.row('gulp-sass').locator('details');
  await expect(recipe).toHaveAttribute('open');
  const other = directory.row('gulp-zip');
  await expect(other.locator('details')).not.toHaveAttribute('open');
  await other.locator('a[href="#gulp-zip"]').click();
  await expect(other.locator('details')).toHaveAttribute('open');
  await expect(page).toHaveURL(/\/plugins\/#gulp-zip$/);
});

test('a search that leads to a plugin shows its row at the top of a phone', async ({
  page,
  directory,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openApplication(page, '/docs/api/lastrun');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('gulp-zip');
  await expect(page.getByRole('treeitem').first()).toContainText('gulp-zip');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plugins\/#gulp-zip$/);
  const row = directory.row('gulp-zip');
  await expect(row.locator('pre').first()).toBeVisible();
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(200);
});

test('a link to a row that the filter hides shows it', async ({ page, directory }) => {
  await directory.open('?q=gulp-jshint');
  const target = directory.row('gulp-eslint-new');
  await expect(target).toBeHidden();
  await directory.row('gulp-jshint').locator('a[href="#gulp-eslint-new"]').click();
  await expect(target).toBeInViewport();
  await expect(target.locator('details')).toHaveAttribute('open');
  await expect(directory.box).toHaveValue('');
  await expect(page).toHaveURL(/\/plugins\/#gulp-eslint-new$/);
  await page.goBack();
  await expect(directory.box).toHaveValue('gulp-jshint');
});

test('a search in words leads to what to take', async ({ page, directory }) => {
  await directory.open();
  await directory.box.fill('minify css');
  await page.getByRole('link', { name: 'Styles: which one to use' }).click();
  await expect(page).toHaveURL(/\/docs\/about\/which-plugin#styles$/);
});

test('an address with a filter and a row keeps the filter', async ({ directory }) => {
  await directory.open('?q=gulp-decompress#gulp-zip');
  await expect(directory.names).toHaveText(['gulp-decompress']);
});

test('a link to a job shows its plugins, and leads to what to take', async ({
  page,
  directory,
}) => {
  await directory.open('#svg');
  const ofJob = plugins.filter(({ job }) => job === 'svg').map(({ name }) => name);
  await expect(directory.names).toHaveText(ofJob);
  await expect(directory.choice(directory.labels.job)).toHaveValue('svg');
  await page.getByRole('link', { name: 'SVG: which one to use' }).click();
  await expect(page).toHaveURL(/\/docs\/about\/which-plugin#images$/);
  await expect(page.getByRole('heading', { name: 'Images and icons' })).toBeInViewport();
});

test('Back from another page leads to the same place of the list', async ({ page, directory }) => {
  await directory.open();
  await directory.row('gulp-rename').scrollIntoViewIfNeeded();
  await page.locator('nav.navbar a[href^="/docs/"]').first().click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expect(directory.count).not.toBeEmpty();
  await expect(directory.row('gulp-rename')).toBeInViewport();
});
