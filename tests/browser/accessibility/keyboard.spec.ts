import type { Page } from 'playwright/test';

import { followLink, openApplication, waitForApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { labelsOf } from '../support/labels';
import { openDialog } from '../search/dialog-page';

const DOC = '/docs/api/lastrun';
/** Backwards, the browser goes through the page once more before it leaves. */
const MOST_STOPS = 300;

/** Where the focus is: a name for people, and what is wrong with how it shows. */
interface Stop {
  readonly name: string;
  readonly complaint: string | undefined;
}

/** Reads the focused element; undefined when the focus has left the page. */
function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      return undefined;
    }
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const { top, bottom, left, width } = focused.getBoundingClientRect();
    const bar = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
    const name = `${focused.tagName} ${focused.getAttribute('href') ?? ''} ${(focused.textContent ?? '').slice(0, 30)}`;
    const isRinged =
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    const isCovered = !focused.closest('nav.navbar') && top < bar && bottom > 0 && bottom <= bar;
    const isOutside = bottom <= 0 || top >= innerHeight || left + width <= 0;
    return {
      name,
      complaint: !isRinged
        ? 'has no focus ring'
        : isCovered
          ? 'is behind the navbar'
          : isOutside
            ? 'is out of view'
            : undefined,
    };
  });
}

/** Presses a key until the focus leaves the page; gives every stop on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page after ${MOST_STOPS} presses of ${key}.`);
}

function complaintsOf(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap(({ name, complaint }) => (complaint ? [`${name} ${complaint}`] : []));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, width, stops] of [
  [DOC, 1280, 25],
  ['/', 360, 5],
] as const) {
  test(`the focus shows at every stop of ${path} at ${width} px, forward and back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openApplication(page, path);
    const forward = await walk(page, 'Tab');
    expect(forward.length).toBeGreaterThan(stops);
    expect(complaintsOf(forward)).toEqual([]);
    const back = await walk(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThanOrEqual(forward.length);
    expect(complaintsOf(back)).toEqual([]);
  });
}

test('the sidebar is one stop for each category and one for the page; arrows go through it', async ({
  page,
}) => {
  await openApplication(page, DOC);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const categories = await sidebar.locator('> li').count();
  const inSidebar = () =>
    page.evaluate(() => document.activeElement?.closest('.theme-doc-sidebar-menu') !== null);
  const stops: boolean[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await inSidebar());
  }
  // A category with a caret of its own has two.
  expect(stops.filter(Boolean).length).toBeGreaterThan(categories);
  expect(stops.filter(Boolean).length).toBeLessThanOrEqual(2 * categories + 1);
  expect(stops.at(-1)).toBe(false);

  const current = sidebar.locator('[aria-current="page"]');
  await current.focus();
  await page.keyboard.press('ArrowDown');
  await expect(sidebar.locator('a[href="/docs/api/series"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(current).toBeFocused();
  await page.keyboard.press('Home');
  await expect(sidebar.locator('a, button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(sidebar.locator('a, button').first()).toBeFocused();

  // What is unfolded later is no stop either.
  await sidebar.locator('> li').last().locator('a, button').first().click();
  const links = sidebar.locator('> li').last().locator('ul a');
  await expect(links.first()).toBeVisible();
  await expect(links.first()).toHaveAttribute('tabindex', '-1');
});

test('a new page begins at its skip link', async ({ page, edition }) => {
  await openApplication(page, DOC);
  await followLink(page, '/docs/api/series');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('series()');
  // The focus moves after the page is painted.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labelsOf(edition).skip })).toBeFocused();
});

/** What the focus comes to next, seen from the target of a hash. */
async function nextStop(page: Page, id: string): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate((target) => {
    const heading = document.getElementById(target);
    const focused = document.activeElement;
    const place = heading && focused ? heading.compareDocumentPosition(focused) : 0;
    const isBelow = (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return `${focused?.closest('article') ? 'text' : 'frame'} ${isBelow ? 'from' : 'before'} the target`;
  }, id);
}

for (const [where, start] of [
  ['of another page', DOC],
  ['of the same page', '/docs/api/symlink'],
] as const) {
  test(`a search result leads the keyboard to its heading ${where}`, async ({ page }) => {
    const dialog = await openDialog(page, start);
    await dialog.box.fill('useJunctions');
    await expect(dialog.hits.first()).toContainText('useJunctions');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/symlink\/?#./u);
    await expect(dialog.root).toHaveCount(0);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    expect(await nextStop(page, id)).toBe('text from the target');
  });
}

test('arrow keys change the module format', async ({ page }) => {
  await openApplication(page, DOC);
  const tabs = page.locator('[data-choice=gulpfile-format]').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-panel=commonjs]').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).toBeFocused();
  await expect(page.locator('[data-panel=commonjs]').first()).toBeHidden();
});

test('a category of the docs sidebar opens by keyboard', async ({ page }) => {
  await openApplication(page, DOC);
  const category = page.locator('.theme-doc-sidebar-menu .menu__link--sublist').last();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  const links = page.locator('.theme-doc-sidebar-menu > li').last().locator('li a');
  await expect(links).toHaveCount(5);
  await expect(links.last()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.theme-doc-sidebar-menu :focus')).toHaveAttribute('href', /^\/docs\//);
});

test('a category keeps the focus as the application takes over, and is pressed by Space', async ({
  page,
}) => {
  const application = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto(DOC, { waitUntil: 'domcontentloaded' });
  const category = page.locator('.theme-doc-sidebar-menu .menu__link--sublist').last();
  await expect(category, 'without the application it leads to the first page').toHaveAttribute(
    'href',
    /^\/docs\//,
  );
  await category.focus();
  application.release();
  await waitForApplication(page);
  await expect(category).toHaveAttribute('href', '#');
  await expect(category).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page).toHaveURL(DOC);
});

test('the mobile sidebar works by keyboard', async ({ page, edition }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openApplication(page, DOC);
  const { toggleSidebar, closeSidebar } = labelsOf(edition);
  const toggle = page.getByRole('button', { name: toggleSidebar });
  const close = page.getByRole('button', { name: closeSidebar });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await expect(close.locator('g'), 'the cross is drawn').not.toHaveCSS('stroke', 'none');

  const stops = page.locator('.navbar-sidebar').locator('a, button');
  for (let tabs = await stops.count(); tabs > 0; tabs -= 1) {
    await page.keyboard.press('Tab');
    const strays = await page.evaluate(() => {
      const { activeElement } = document;
      const { left = 0, right = 0 } = activeElement?.getBoundingClientRect() ?? {};
      const isInside =
        activeElement?.closest('.navbar-sidebar') && left > -1 && right <= innerWidth;
      return activeElement === document.body || isInside ? null : activeElement?.outerHTML;
    });
    expect(strays).toBeNull();
  }

  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__brand:focus')).toHaveCount(1);
});
