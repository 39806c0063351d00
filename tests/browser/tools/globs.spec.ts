import type { Page } from 'playwright/test';

import { openApplication, waitForApplication } from '../support/application';
import { expectNoFindingsIn } from '../support/axe';
import { BOTH, expect, forgive, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { field, status, textsOf, watchRequests } from './tool-page';

const TESTER = '/tools/globs';
/** What finds files. */
const PACKAGES = '**/glob-tester.*.js';

const TREE = `.
├── src
│   ├── index.html
│   ├── main.js
│   └── vendor
│       └── lib.js
└── tests
    └── main.js
`;

/** The rows of the result, with a bar between cells. */
const rows = (page: Page): Promise<readonly string[]> =>
  textsOf(page.locator('main tbody tr'), ' | ');

test(
  'globs and a pasted tree show what is found, and a link leads back to the case',
  BOTH,
  async ({ page, edition }) => {
    const sent = watchRequests(page);
    await openApplication(page, TESTER);
    await field(page, 'globs').fill('src/**\n!src/vendor/**');
    await field(page, 'files').fill(TREE);
    await field(page, 'base').fill('.');
    const excluded = edition === 'english' ? 'kept out by ' : '被 ';
    const expected = [
      'src/ | src/** | . | dist/src',
      'src/index.html | src/** | . | dist/src/index.html',
      'src/main.js | src/** | . | dist/src/main.js',
      'src/vendor/ | src/** | . | dist/src/vendor',
    ];
    await expect.poll(() => rows(page)).toEqual(expect.arrayContaining(expected.slice(1, 3)));
    const shown = await rows(page);
    expect(shown.find((row) => row.startsWith('src/vendor/lib.js'))).toContain(
      `${excluded}!src/vendor/**`,
    );
    await expect(page.locator('main pre code')).toHaveText(
      "src(['src/**', '!src/vendor/**'], { base: '.' })",
    );

    expect(sent('src/vendor'), 'what was typed, in a request').toEqual([]);
    await page.locator('main pre + p a').click();
    await expect(field(page, 'files')).toHaveValue(TREE);
    await expect.poll(() => rows(page)).toEqual(shown);
    expect(sent('src/vendor'), 'the link alone carries it').toHaveLength(1);
  },
);

test('what is typed as code looks like code', async ({ page }) => {
  await page.goto(TESTER);
  for (const name of ['globs', 'files', 'cwd', 'base']) {
    await expect(field(page, name), name).toHaveCSS('font-family', /monospace/);
  }
});

test('an error is that of gulp; what matched before it shows', async ({ page }) => {
  await openApplication(page, TESTER);
  await field(page, 'globs').fill('src/*.js\nsrc/app.js');
  await expect(status(page)).toContainText(
    'File not found with singular glob: /project/src/app.js (if this was purposeful, use `allowEmpty` option)',
  );
  expect((await rows(page))[0]).toBe('src/app.js | src/*.js | src | dist/app.js');
  await expectNoFindingsIn(page, 'light', 'an error', 'all');
  await field(page, 'allowEmpty').check();
  await expect(status(page)).not.toContainText('File not found');
  await field(page, 'globs').fill('');
  await expect(status(page)).toContainText('Invalid glob argument');
  await field(page, 'globs').fill('nothing/*');
  await expect(status(page)).toContainText('That is no error');
});

test('lines outside the project are named, and nothing in an address becomes markup', async ({
  page,
}) => {
  const bad = '<img src=x onerror=console.error(1)>';
  const query = new URLSearchParams({
    globs: bad,
    files: `../up.js\n/etc/hosts\n${bad}`,
    cwd: bad,
  });
  await openApplication(page, `${TESTER}?${query}`);
  await expect(status(page)).toContainText('../up.js, /etc/hosts');
  await expect(field(page, 'globs')).toHaveValue(bad);
  await expect(page.locator('main pre code')).toContainText(bad);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('what was typed before the application runs is kept, and looked at', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto(TESTER, { waitUntil: 'domcontentloaded' });
  await field(page, 'globs').fill('src/*.html');
  release();
  await waitForApplication(page);
  await expect(field(page, 'globs')).toHaveValue('src/*.html');
  await expect.poll(async () => (await rows(page))[0]).toContain('src/index.html | src/*.html');
});

test('what was typed last is kept, however soon the reader leaves', async ({ page }) => {
  await openApplication(page, TESTER);
  await field(page, 'globs').fill('src/*.html');
  await page.goto('/docs/api/tree');
  await page.goBack();
  await expect(field(page, 'globs')).toHaveValue('src/*.html');
  await waitForApplication(page);
  await field(page, 'globs').fill('src/*.css');
  await page.locator('.navbar a[href^="/docs"]').first().click();
  await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'globs')).toHaveValue('src/*.css');
});

test('where the packages of gulp do not load, a sentence says so, and the next change tries again', async ({
  page,
  complaints,
}) => {
  await page.route(PACKAGES, (route) => route.abort());
  await openApplication(page, TESTER);
  await field(page, 'globs').fill('src/*.html');
  await expect(status(page)).toContainText('No result for this case');
  await page.unroute(PACKAGES);
  await field(page, 'globs').fill('src/*.htm*');
  await expect.poll(async () => (await rows(page))[0]).toContain('src/index.html | src/*.htm*');
  await expect(status(page)).not.toContainText('No result');
  forgive(complaints, /ERR_FAILED/);
});

test('a thousand files show as many rows as help, and a link that would be too long is none', async ({
  page,
}) => {
  await openApplication(page, TESTER);
  const files = Array.from({ length: 1_000 }, (_, number) => `src/pages/${number}.html`);
  await field(page, 'files').fill(files.join('\n'));
  await field(page, 'globs').fill('src/**/*.html');
  await expect(status(page)).toContainText('Found: 1000.');
  await expect(page.locator('main tbody tr')).toHaveCount(500);
  await expect(page.getByText('And 500 more.')).toBeVisible();
  await expect(page.locator('main pre + p a')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example shows with its result, and no field', async ({ page }) => {
    await page.goto(TESTER);
    await expect(page.locator('main form')).toBeHidden();
    expect((await rows(page))[0]).toBe('src/app.js | src/**/*.js | src | dist/app.js');
  });
});
