import { openApplication } from '../support/application';
import { expectNoFindings } from '../support/axe';
import { BOTH } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './directory';

test('the page has its own box, and the keys of the search lead there', async ({
  page,
  directory,
}) => {
  await directory.open();
  await page.keyboard.press('/');
  await expect(directory.box).toBeFocused();
  await expect(directory.box).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(directory.box).toHaveValue('a/b');
  await directory.choice(directory.labels.job).focus();
  await page.keyboard.press('Control+k');
  await expect(directory.box).toBeFocused();
  await directory.choice(directory.labels.job).focus();
  await page.keyboard.press('Meta+k');
  await expect(directory.box).toBeFocused();
});

test('a recipe can be copied', async ({ page, context, directory }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await directory.open();
  const row = directory.row('gulp-concat');
  await row.getByText(directory.labels.recipe, { exact: true }).click();
  await row.getByRole('button', { name: directory.labels.copy }).nth(1).click();
  await expect(row.getByText(directory.labels.copied, { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import [\s\S]+ from 'gulp';\n[\s\S]+\n}$/);
});

test('on the page of all recipes a gulpfile can be copied, by a button in its corner', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApplication(page, '/plugins/recipes');
  const section = page.locator('section[id="gulp-concat"]');
  const button = section.getByRole('button').nth(1);
  await expect(button.locator('..')).toHaveCSS('position', 'absolute');
  await button.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import [\s\S]+ from 'gulp';\n[\s\S]+\n}$/);
});

test('what is typed before the application runs is kept', async ({ page, directory }) => {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto('/plugins/', { waitUntil: 'commit' });
  await directory.box.fill('stylus');
  await directory.choice(directory.labels.job).selectOption('styles');
  release();
  await directory.expectCount(1);
  await expect(directory.box).toHaveValue('stylus');
  await expect(page).toHaveURL('/plugins/?q=stylus&job=styles');
});

test('nothing overflows at any width, with all details open', BOTH, async ({ page, directory }) => {
  await directory.open();
  await page
    .locator('main details')
    .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  await expect(page.locator('main details pre')).not.toHaveCount(0);
  for (const width of [320, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const cut = await page
      .locator('main li *')
      .evaluateAll(
        (all) =>
          all.filter((item) => item.scrollWidth > item.clientWidth + 1 && item.clientWidth > 0)
            .length,
      );
    expect(cut, `${width} px`).toBe(0);
  }
});

test('in a row long conditions leave no gap, and the status has a word and a shape of its own', async ({
  page,
  directory,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await directory.open();
  const gaps = await page.locator('main li[data-status]').evaluateAll((rows) => {
    const textOf = (part: Element | undefined): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(part ?? document);
      return range.getBoundingClientRect();
    };
    return rows.flatMap((row) => {
      const [name, summary, , facts] = [...row.children];
      return [
        textOf(summary).top - textOf(name).bottom,
        textOf(facts).top - textOf(summary).bottom,
      ];
    });
  });
  expect(gaps).toHaveLength(2 * directory.all);
  expect(Math.max(...gaps)).toBeLessThan(8);

  const looks = await page.locator('main li b').evaluateAll((all) =>
    all.map((word) => {
      const { borderRadius, clipPath, backgroundImage, height } = getComputedStyle(
        word,
        '::before',
      );
      return `${word.textContent} ${[borderRadius, clipPath, backgroundImage === 'none', height].join(' ')}`;
    }),
  );
  const shapes = new Set(looks);
  expect(shapes.size).toBe(4);
  expect(new Set([...shapes].map((look) => look.replace(/^\D+ /, ''))).size).toBe(4);
});

test('axe finds nothing with a recipe open, and with no plugin left', async ({
  page,
  edition,
  directory,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await directory.open('?q=sass');
  await directory.row('gulp-sass').locator('summary').click();
  await expect(directory.row('gulp-sass').locator('pre').first()).toBeVisible();
  await expectNoFindings(page, edition, 'with a recipe open');
  await directory.box.fill('no-such-plugin');
  await directory.expectCount(0);
  await expectNoFindings(page, edition, 'with no plugin left');
});
