import { openApplication } from '../support/application';
import { BOTH, CHINESE, expect, forgive, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { DOC, openDialog, SearchDialog } from './dialog-page';
import { textsOf } from './texts';

const SEARCH_FILES = /\/assets\/(?:js|css)\/search-/u;
const INDEX_FILES = '**/assets/js/search-records.*.js';
const DIALOG_FILES = '**/assets/js/search-dialog.*.js';

test.describe('search dialog', () => {
  test('comes only when it is asked for, from our own origin', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SEARCH_FILES.test(request.url())) {
        asked.push(request.url());
      }
    });
    await openApplication(page, DOC);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.box.fill('symlink');
    await expect(dialog.hits.first()).toContainText('symlink()');
    expect(asked.length).toBeGreaterThan(0);
  });

  test(
    'on a phone nothing lies above the places to start, and no bar is empty',
    BOTH,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const dialog = await openDialog(page);
      const places = dialog.root.locator('.search-start a');
      await expect(places).not.toHaveCount(0);
      for (const place of await places.all()) {
        await place.click({ trial: true });
      }
      await expect(dialog.root.locator('.DocSearch-Footer')).toBeHidden();
    },
  );

  test('gives the focus back to its button after a press beside it', async ({ page }) => {
    const dialog = await openDialog(page);
    await page.mouse.click(5, 300);
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.button).toBeFocused();
  });

  test('finds Chinese, and speaks it', CHINESE, async ({ page, edition, complaints }) => {
    const texts = textsOf(edition);
    await page.route(DIALOG_FILES, (route) => route.abort());
    await page.route(INDEX_FILES, (route) => route.abort());
    await openApplication(page, DOC);
    const dialog = new SearchDialog(page);

    await dialog.button.click();
    await expect(page.getByRole('alert')).toHaveText(texts.dialogFailed);
    await page.unroute(DIALOG_FILES);
    await dialog.open();

    await dialog.box.fill('监听文件');
    await expect(dialog.root.getByText(texts.checkNetwork)).toBeVisible();
    await expect(dialog.root.getByRole('status')).toHaveText(texts.unable);
    await page.unroute(INDEX_FILES);
    forgive(complaints, /net::ERR_FAILED/);

    await dialog.box.fill('kubernetes');
    for (const text of [texts.noResults, texts.trySearching, texts.believe]) {
      await expect(dialog.root).toContainText(text);
    }
    await expect(dialog.root.getByRole('link', { name: texts.letUsKnow })).toHaveAttribute(
      'href',
      /\/issues\/new\?title=.*kubernetes/u,
    );
    await dialog.root.locator('.DocSearch-Prefill').first().click();
    await expect(dialog.hits.first()).toBeVisible();

    await dialog.box.fill('监听文件');
    await expect(dialog.root.getByRole('link', { name: texts.seeAll })).toBeVisible();
    await dialog.hits.first().click();
    await expect(dialog.root).toHaveCount(0);

    await dialog.open();
    await expect(dialog.root.getByText(texts.recent, { exact: true })).toBeVisible();
    await dialog.root.getByTitle(texts.save).click();
    await expect(dialog.root.getByText(texts.favorite, { exact: true })).toBeVisible();
  });

  test('finds with the network off, once the index has loaded', async ({ page, context }) => {
    const dialog = await openDialog(page);
    await dialog.box.fill('symlink');
    await expect(dialog.hits.first()).toContainText('symlink()');
    await context.setOffline(true);
    await dialog.box.fill('lastRun');
    await expect(dialog.hits.first()).toContainText('lastRun()');
    await page.keyboard.press('Escape');
    await dialog.open();
    await dialog.box.fill('allowEmpty');
    await expect(dialog.hits.first()).toContainText('src()');
    await context.setOffline(false);
  });

  test('keeps what was asked for and typed before the application ran', async ({ page }) => {
    const { release } = await holdRequests(page, '**/assets/js/main.*.js');
    await page.goto('/docs/api/src', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('symlink');
    release();
    const dialog = new SearchDialog(page);
    await expect(dialog.box).toHaveValue('symlink');
    await expect(dialog.hits.first()).toContainText('symlink()');
  });

  test('says nothing of earlier searches while the answer is awaited', BOTH, async ({ page }) => {
    const { release } = await holdRequests(page, INDEX_FILES);
    const dialog = await openDialog(page);
    const said = dialog.root.locator('.DocSearch-Help');
    await expect(said).toBeVisible();
    await dialog.box.fill('symlink');
    await expect(said).toBeHidden();
    release();
    await expect(dialog.hits.first()).toContainText('symlink()');
  });

  test('opens a result with the keyboard, then has it among the recent ones', async ({
    page,
    edition,
  }) => {
    const dialog = await openDialog(page);
    await page.keyboard.type('lastRun');
    await expect(dialog.box).toHaveValue('lastRun');
    await expect(dialog.hits.first()).toContainText('lastRun()');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/lastrun/u);
    await expect(dialog.root).toHaveCount(0);
    await dialog.open();
    const { recent, favorite, save } = textsOf(edition);
    await expect(dialog.root.getByText(recent, { exact: true })).toBeVisible();
    await expect(dialog.hits).toHaveCount(1);
    await dialog.root.getByTitle(save).click();
    await expect(dialog.root.getByText(favorite, { exact: true })).toBeVisible();
  });

  test('keeps a text result among the recent ones by its page', async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.box.fill('useJunctions');
    await expect(dialog.hits.first()).toContainText('useJunctions');
    await dialog.hits.first().click();
    await expect(page).toHaveURL(/\/docs\/api\/symlink\/?#/u);
    await dialog.open();
    await expect(dialog.hits.first()).toContainText('symlink()');
  });

  test('ends a line that is too long in an ellipsis', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const dialog = await openDialog(page);
    await dialog.box.fill('watch');
    await expect(dialog.hits.first()).toContainText('watch()');
    for (const line of ['.DocSearch-Hit-title', '.DocSearch-Hit-path']) {
      await expect(page.locator(line).first()).toHaveCSS('text-overflow', 'ellipsis');
      await expect(page.locator(line).first()).toHaveCSS('overflow', 'hidden');
      await expect(page.locator(line).first()).toHaveCSS('white-space', 'nowrap');
    }
  });

  test('ends within a low window, with its last result and its footer', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const dialog = await openDialog(page);
    await dialog.box.fill('watch');
    await expect(dialog.hits.first()).toContainText('watch()');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.hits.last()).toBeInViewport({ ratio: 1 });
    await expect(dialog.root.locator('.DocSearch-Footer')).toBeInViewport({ ratio: 1 });
  });

  test('on a phone, or with a page four times as large, the results end where the window does', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const dialog = await openDialog(page);
    await dialog.box.fill('watch');
    await expect(dialog.hits.first()).toContainText('watch()');
    const { bottom } = await page
      .locator('.DocSearch-Dropdown')
      .evaluate((list) => list.getBoundingClientRect().toJSON());
    expect(bottom).toBe(256);
    await page.keyboard.press('ArrowUp');
    await expect(dialog.hits.last()).toBeInViewport({ ratio: 1 });
  });

  test('offers places to begin until something is typed, and keeps the focus', async ({ page }) => {
    const dialog = await openDialog(page);
    const places = dialog.root.getByRole('navigation').getByRole('link');
    await expect(places).toHaveCount(5);
    for (const place of await places.all()) {
      await page.keyboard.press('Tab');
      await expect(place).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dialog.box).toBeFocused();
    await dialog.box.fill('watch');
    await expect(places.first()).toBeHidden();
    await dialog.box.fill('');
    await places.last().click();
    await expect(page).toHaveURL('/plugins/');
    await expect(dialog.box).toBeHidden();
  });

  test('takes a whole line of a terminal, and opens the section that explains it', async ({
    page,
  }) => {
    const dialog = await openDialog(page);
    const line = '[21:04:11] Did you forget to signal async completion? (in a line of 80 letters)';
    await dialog.box.fill(line);
    await expect(dialog.box).toHaveValue(line);
    await expect(dialog.hits.first()).toContainText('Did you forget to signal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/getting-started\/async-completion\/?#signal-error/u);
  });

  test('leads to all results', async ({ page, edition }) => {
    const dialog = await openDialog(page);
    await dialog.box.fill('watch files');
    await dialog.root.getByRole('link', { name: textsOf(edition).seeAll }).click();
    await expect(page).toHaveURL(/\/search\?q=watch(?:%20|\+)files$/u);
    await expect(dialog.root).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('watch files');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(textsOf(edition).count);
  });

  test('says when the index cannot be fetched, and works again when it can', async ({
    page,
    edition,
    complaints,
  }) => {
    await page.route(INDEX_FILES, (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.box.fill('watch');
    const { unable, checkNetwork, noResults } = textsOf(edition);
    await expect(dialog.root.getByText(checkNetwork)).toBeVisible();
    await expect(dialog.root.locator('.DocSearch-Title')).toHaveText(unable);
    await expect(dialog.root.getByRole('status')).toHaveText(unable);
    await expect(dialog.root).not.toContainText(noResults);
    forgive(complaints, /net::ERR_FAILED/);
    await page.unroute(INDEX_FILES);
    await dialog.box.fill('watch files');
    await expect(dialog.hits.first()).toBeVisible();
    await expect(dialog.root).not.toContainText(unable);
  });

  test('says when it cannot come itself, and comes at the next press', async ({
    page,
    edition,
    complaints,
  }) => {
    await page.route(DIALOG_FILES, (route) => route.abort());
    await openApplication(page, DOC);
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    await expect(page.getByRole('alert')).toHaveText(textsOf(edition).dialogFailed);
    forgive(complaints, /net::ERR_FAILED/);
    await page.unroute(DIALOG_FILES);
    await dialog.open();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
