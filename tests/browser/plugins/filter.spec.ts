import { plugins } from '../../../src/data/plugins';
import { BOTH } from '../support/fixtures';
import { expect, test } from './directory';

const namesOf = (found: readonly (typeof plugins)[number][]): string[] =>
  found.map(({ name }) => name);

test('text narrows the list, is announced, and enters the address', async ({ page, directory }) => {
  await directory.open();
  await directory.box.pressSequentially('HINT html');
  await expect(directory.names).toHaveText(['gulp-htmlhint']);
  await directory.expectCount(1);
  await expect(page).toHaveURL('/plugins/?q=HINT+html');
  await expect(directory.box).toBeFocused();
});

test(
  'the error of an ES module in a CommonJS gulpfile leads to the plugins that may cause it',
  BOTH,
  async ({ directory }) => {
    await directory.open();
    await directory.box.fill('ERR_REQUIRE_ESM');
    await expect(directory.names).toHaveText(
      namesOf(plugins.filter(({ conditions }) => conditions.some(({ kind }) => kind === 'esm'))),
    );
  },
);

test('job, status and format filter together, and the focus stays where it is', async ({
  page,
  directory,
}) => {
  await directory.open();
  const job = directory.choice(directory.labels.job);
  await job.focus();
  await job.selectOption('images');
  const images = plugins.filter(({ job }) => job === 'images');
  await expect(directory.names).toHaveText(namesOf(images));
  await expect(page).toHaveURL('/plugins/?job=images');
  await expect(job).toBeFocused();
  await directory.choice(directory.labels.format).selectOption('esm');
  const modules = images.filter(({ format }) => format !== 'commonjs');
  await expect(directory.names).toHaveText(namesOf(modules));
  await directory.choice(directory.labels.status).selectOption('condition');
  const conditional = modules.filter(({ status }) => status === 'condition');
  await expect(directory.names).toHaveText(namesOf(conditional));
  await expect(page).toHaveURL('/plugins/?job=images&status=condition&format=esm');
});

test('Back and Forward walk through the views', async ({ page, directory }) => {
  await directory.open();
  await directory.choice(directory.labels.job).selectOption('svg');
  await directory.box.fill('svgstore');
  await expect(page).toHaveURL('/plugins/?q=svgstore&job=svg');
  await directory.expectCount(1);
  await page.goBack();
  await directory.expectCount(plugins.filter(({ job }) => job === 'svg').length);
  await expect(directory.box).toHaveValue('');
  await page.goBack();
  await directory.expectCount(directory.all);
  await expect(directory.choice(directory.labels.job)).toHaveValue('');
  await page.goForward();
  await expect(directory.choice(directory.labels.job)).toHaveValue('svg');
  await page.reload();
  await directory.expectCount(plugins.filter(({ job }) => job === 'svg').length);
});

test('an address shows its view to whoever opens it', async ({ directory }) => {
  await directory.open('?status=fails&sort=released');
  await expect(directory.choice(directory.labels.status)).toHaveValue('fails');
  await expect(directory.choice(directory.labels.sort)).toHaveValue('released');
  await directory.expectCount(plugins.filter(({ status }) => status === 'fails').length);
});

test('the list sorts by release and by status', async ({ directory }) => {
  await directory.open();
  const days = plugins.map(({ released }) => released ?? '').sort();
  await directory.choice(directory.labels.sort).selectOption('released');
  await expect(directory.rows.first()).toContainText(days.at(-1)?.slice(0, 7) ?? 'a month');
  await directory.choice(directory.labels.sort).selectOption('status');
  await expect(directory.rows.first()).toHaveAttribute('data-status', 'works');
  await expect(directory.rows.last()).toHaveAttribute('data-status', 'fails');
  await directory.choice(directory.labels.sort).selectOption('name');
  await expect(directory.names).toHaveText(namesOf(plugins));
});

test(
  'a filter without a match says so and offers a way back',
  BOTH,
  async ({ page, directory }) => {
    await directory.open('?q=no-such-plugin');
    await directory.expectCount(0);
    await expect(page.getByText(directory.labels.noMatch)).toBeVisible();
    await expect(
      page.locator('a[href="https://www.npmjs.com/search?q=keywords%3Agulpplugin+no-such-plugin"]'),
    ).toBeVisible();
    await expect(page.locator('a[href="/search?q=no-such-plugin"]')).toBeVisible();
    await page.getByRole('button', { name: directory.labels.showAll }).click();
    await directory.expectCount(directory.all);
    await expect(directory.count).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      directory.labels.count(directory.all, directory.all),
    );
    await expect(page).toHaveURL('/plugins/');
  },
);

test('broken escapes in the address do no harm', async ({ page, directory }) => {
  await page.goto('/plugins/?job=%E0%A4%A&&&=&?#%E0%A4');
  await expect(directory.names.first()).toBeVisible();
  await expect(directory.count).not.toBeEmpty();
});

test('markup in the query stays text', async ({ page, directory }) => {
  await directory.open(`?q=${encodeURIComponent('<img src=x onerror="window.hurt=1">')}`);
  await expect(directory.box).toHaveValue('<img src=x onerror="window.hurt=1">');
  await directory.expectCount(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});
