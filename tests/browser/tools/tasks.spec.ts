import type { Locator, Page } from 'playwright/test';

import { openApplication, waitForApplication } from '../support/application';
import { expectNoFindingsIn } from '../support/axe';
import { BOTH, expect, forgive, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { field, status, textsOf, watchRequests } from './tool-page';

const TIMELINE = '/tools/tasks';
/** What runs tasks. */
const PACKAGES = '**/task-timeline.*.js';

/** The rows of the timeline, with a space between name and text. */
const rows = (page: Page): Promise<readonly string[]> =>
  textsOf(page.locator('main form ~ div tbody tr'), ' ');

const log = (page: Page): Locator => page.locator('main pre code').first();
const gulpfile = (page: Page): Locator => page.locator('main pre code').last();

test(
  'lines of a gulpfile show when their tasks run, and a link leads back to the case',
  BOTH,
  async ({ page, edition }) => {
    const sent = watchRequests(page);
    await openApplication(page, TIMELINE);
    await field(page, 'run').fill(
      'const scripts = series(lint, bundle);\nexports.build = parallel(css, scripts, pages);',
    );
    await field(page, 'end.bundle').selectOption('fails');
    await field(page, 'ms.pages').fill('200');
    const english = [
      'build 0 ms to 700 ms: fails',
      'css 0 ms to 700 ms: cut off',
      'pages 0 ms to 200 ms',
      'lint 0 ms to 400 ms',
      'bundle 400 ms to 700 ms: fails',
    ];
    const chinese = [
      'build 从 0 ms 到 700 ms：失败',
      'css 从 0 ms 到 700 ms：被中断',
      'pages 从 0 ms 到 200 ms',
      'lint 从 0 ms 到 400 ms',
      'bundle 从 400 ms 到 700 ms：失败',
    ];
    const expected = edition === 'english' ? english : chinese;
    await expect.poll(() => rows(page)).toEqual(expected);
    await expect(status(page)).toContainText('700 ms');
    await expect(log(page)).toContainText("[00:00:00] 'bundle' errored after 300 ms");
    await expect(gulpfile(page)).toContainText(
      'export const build = parallel(css, series(lint, bundle), pages);',
    );

    expect(sent('bundle'), 'what was typed, in a request').toEqual([]);
    await page.locator('main pre + p a').click();
    await expect(field(page, 'run')).toHaveValue(/exports\.build/u);
    await expect(field(page, 'end.bundle')).toHaveValue('fails');
    await expect(field(page, 'ms.pages')).toHaveValue('200');
    await expect.poll(() => rows(page)).toEqual(expected);
    expect(sent('bundle'), 'the link alone carries it').toHaveLength(1);
  },
);

test('each way to end shows in the timeline, with a page that explains it', async ({ page }) => {
  await openApplication(page, TIMELINE);
  const hrefs = (): Promise<readonly (string | null)[]> =>
    page
      .locator('main ul a')
      .all()
      .then((links) => Promise.all(links.map((link) => link.getAttribute('href'))));
  expect(await hrefs()).toEqual([]);

  await field(page, 'end.css').selectOption('silent');
  await expect
    .poll(() => rows(page))
    .toContain('css from 100 ms: works until 900 ms, and never ends');
  expect(await rows(page)).toContain('reload never starts');
  await expect(log(page)).toContainText('Did you forget to signal async completion?');
  expect(await hrefs()).toEqual(['/docs/getting-started/async-completion#signal-error']);

  await field(page, 'end.css').selectOption('early');
  await expect.poll(() => rows(page)).toContain('css 100 ms: signals its end; works until 900 ms');
  expect(await hrefs()).toEqual(['/docs/getting-started/async-completion#async-and-streams']);

  await field(page, 'end.css').selectOption('stays');
  await expect(field(page, 'ms.css')).toBeHidden();
  await expect(status(page)).toContainText('until you stop it with Ctrl+C');
  expect(await rows(page)).toContain('css from 100 ms: still runs');
  expect(await hrefs()).toEqual(['/docs/getting-started/async-completion#watchers']);

  await field(page, 'end.css').selectOption('throws');
  await expect.poll(() => rows(page)).toContain('css 100 ms to 100 ms: fails');
  expect(await hrefs()).toEqual(['/docs/api/series#error']);
  await expectNoFindingsIn(page, 'light', 'an error', 'all');

  await page.locator('main form [name=continue]').check();
  await expect.poll(() => rows(page)).toContain('lint 100 ms to 500 ms');
  expect(await hrefs()).toEqual([]);
  await field(page, 'end.css').selectOption('succeeds');
  await expect(field(page, 'ms.css')).toHaveValue('800');
  await expect.poll(() => rows(page)).toContain('css 100 ms to 900 ms');
});

test('what cannot be read is named, and the last result stays; settings come back with their task', async ({
  page,
}) => {
  await openApplication(page, TIMELINE);
  await field(page, 'ms.css').fill('2500');
  await field(page, 'run').fill("series('css')");
  await expect(status(page)).toContainText(
    "Line 1: in place of 'css', write the name of a function",
  );
  expect(await rows(page)).toContain('css 100 ms to 2.6 s');
  await expect(page.locator('main pre + p a')).toHaveCount(0);
  await field(page, 'end.css').selectOption('fails');
  await expect.poll(() => rows(page)).toContain('css 100 ms to 2.6 s: fails');
  await field(page, 'end.css').selectOption('succeeds');
  await field(page, 'run').fill('series(other)');
  await expect.poll(() => rows(page)).toEqual(['default 0 ms to 300 ms', 'other 0 ms to 300 ms']);
  await field(page, 'run').fill('series(other, css)');
  await expect(field(page, 'ms.css')).toHaveValue('2500');
  await expect.poll(() => rows(page)).toContain('css 300 ms to 2.8 s');
  await field(page, 'run').fill('series()');
  await expect(status(page)).toContainText(
    'One or more tasks should be combined using series or parallel',
  );
});

test('a command that is one task runs that task, under its own name', async ({ page }) => {
  await openApplication(page, TIMELINE);
  await field(page, 'run').fill('export default css;');
  await expect.poll(() => rows(page)).toEqual(['default 0 ms to 800 ms']);
  await field(page, 'end.css').selectOption('early');
  await expect
    .poll(() => rows(page))
    .toEqual(['default 0 ms: signals its end; works until 800 ms']);
});

test('who follows a note and comes back, or loads the page again, finds the case', async ({
  page,
}) => {
  await openApplication(page, TIMELINE);
  await field(page, 'run').fill('series(css, other)');
  await field(page, 'end.css').selectOption('silent');
  const expected = [
    'default from 0 ms: never ends',
    'css from 0 ms: works until 800 ms, and never ends',
    'other never starts',
  ];
  await expect.poll(() => rows(page)).toEqual(expected);
  // The form is kept a moment after the last change.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
    .toContain('silent');
  await page.locator('main ul a').click();
  await expect(page.locator('h1')).toHaveText('Async completion');
  await page.goBack();
  await expect(field(page, 'run')).toHaveValue('series(css, other)');
  await expect.poll(() => rows(page)).toEqual(expected);
  await page.reload();
  await waitForApplication(page);
  await expect.poll(() => rows(page)).toEqual(expected);
  await expect(field(page, 'end.css')).toHaveValue('silent');
});

test('nothing in an address becomes markup, or runs', async ({ page }) => {
  const bad = '<img src=x onerror=console.error(1)>';
  const query = new URLSearchParams({ run: bad, [`end.${bad}`]: bad, 'ms.css': bad });
  await openApplication(page, `${TIMELINE}?${query}`);
  await expect(status(page)).toContainText('Line 1: <img src=x onerror=conso… has no place here');
  await expect(field(page, 'run')).toHaveValue(bad);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('what was typed before the application runs is kept, and looked at', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto(TIMELINE, { waitUntil: 'domcontentloaded' });
  await field(page, 'end.css').selectOption('fails');
  await field(page, 'ms.css').fill('70');
  await field(page, 'run').fill('series(css, js)');
  release();
  await waitForApplication(page);
  await expect(field(page, 'run')).toHaveValue('series(css, js)');
  await expect
    .poll(() => rows(page))
    .toEqual(['default 0 ms to 70 ms: fails', 'css 0 ms to 70 ms: fails', 'js never starts']);
});

test('where the packages of gulp do not load, a sentence says so, and the next change tries again', async ({
  page,
  complaints,
}) => {
  await page.route(PACKAGES, (route) => route.abort());
  await openApplication(page, TIMELINE);
  await field(page, 'run').fill('series(css)');
  await expect(status(page)).toContainText('No result for this case');
  await page.unroute(PACKAGES);
  await field(page, 'run').fill('series(css, css)');
  await expect.poll(() => rows(page)).toContain('default 0 ms to 1.6 s');
  await expect(status(page)).not.toContainText('No result');
  forgive(complaints, /ERR_FAILED/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example shows with its result, and no field', async ({ page }) => {
    await page.goto(TIMELINE);
    await expect(page.locator('main form')).toBeHidden();
    expect(await rows(page)).toContain('css 100 ms to 900 ms');
    await expect(log(page)).toContainText("Finished 'css' after 800 ms");
  });
});
