import type { Page } from 'playwright/test';

import { openApplication, waitForApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { labelsOf } from '../support/labels';

const TEXT = 'gulp 5.1 is out.';
const BAR = { content: TEXT, backgroundColor: '#fff', textColor: '#000', isCloseable: true };
const DOC = '/docs/getting-started/quick-start';

/** Puts a text in the place of another that a built file holds. */
function replaceOnce(text: string, pattern: RegExp, put: (found: string) => string): string {
  if (!pattern.test(text)) {
    throw new Error(`The built file has nothing like ${pattern}, where the announcement would go.`);
  }
  return text.replace(pattern, put);
}

function classIn(styles: string, name: string): string {
  const [found] = new RegExp(`${name}_[\\w-]+`).exec(styles) ?? [];
  if (!found) {
    throw new Error(`The built style sheet has no class ${name}, which the bar needs.`);
  }
  return found;
}

/**
 * Serves the built edition as a build with ANNOUNCEMENT_ID and ANNOUNCEMENT_TEXT is: the bar in the
 * HTML, its id in the early script, its settings in the application. A build of its own would take
 * longer than all other tests of this folder; tests/unit/editions holds the way from the settings
 * to the theme's configuration.
 */
async function announce(page: Page, id: string, closeLabel: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      const html = await response.text();
      const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href);
      const styles = await Promise.all(
        sheets.map(async (href) => (await page.request.get(href)).text()),
      );
      await route.fulfill({ response, body: withBar(html, styles.join(''), id, closeLabel) });
    } else if (request.resourceType() === 'script') {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'tableOfContents:{minHeadingLevel:',
        (found) => `announcementBar:${JSON.stringify({ ...BAR, id })},${found}`,
      );
      await route.fulfill({ response, body });
    } else {
      await route.continue();
    }
  });
}

function withBar(html: string, styles: string, id: string, closeLabel: string): string {
  const name = (part: string): string => classIn(styles, part);
  const bar = [
    `<div class="${name('announcementBar')}" style="background-color:#fff;color:#000" role="banner">`,
    `<div class="${name('announcementBarPlaceholder')}"></div>`,
    `<div class="${name('content')} ${name('announcementBarContent')}">${TEXT}</div>`,
    `<button type="button" aria-label="${closeLabel}" class="clean-btn close ${name('closeButton')} ${name('announcementBarClose')}" data-early="announcement">`,
    '<svg viewBox="0 0 15 15" width="14" height="14"><g stroke="currentColor" stroke-width="3.1"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"></path></g></svg>',
    '</button></div>',
  ].join('');
  const announced = replaceOnce(html, /<nav [^>]*class="navbar/, (found) => bar + found);
  return replaceOnce(
    announced,
    /\{lightOnly:!\d,htmlRoutes:/,
    (found) => `{announcementId:${JSON.stringify(id)},${found.slice(1)}`,
  );
}

// The page's policy names the early script by its hash, which the id has changed.
test.use({ bypassCSP: true });

test('an announcement is visible until it is closed, and the dismissal is remembered', async ({
  page,
  edition,
}) => {
  const { close } = labelsOf(edition);
  await announce(page, 'first', close);
  await openApplication(page, DOC);
  const bar = page.getByText(TEXT);
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: close, exact: true }).click();
  await expect(bar).toHaveCount(0);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.dismiss'),
      localStorage.getItem('docusaurus.announcement.id'),
    ]),
  ).toEqual(['true', 'first']);
  await page.reload();
  await expect(bar).not.toBeVisible();
  await waitForApplication(page);
  await expect(bar).not.toBeVisible();
});

test('a dismissal resets when the id of the bar changes', async ({ page, edition }) => {
  const { close } = labelsOf(edition);
  await announce(page, 'first', close);
  await openApplication(page, DOC);
  await page.getByRole('button', { name: close, exact: true }).click();
  await announce(page, 'second', close);
  await page.reload();
  await expect(page.getByText(TEXT)).toBeVisible();
  await waitForApplication(page);
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(
    'second',
  );
});

test('it can be closed before the application is there', async ({ page, edition }) => {
  const { close } = labelsOf(edition);
  await announce(page, 'first', close);
  const { held, release } = await holdRequests(page, '**/runtime~main.*.js');
  await page.goto(DOC);
  const bar = page.getByText(TEXT);
  await page.getByRole('button', { name: close, exact: true }).click();
  await expect(bar).not.toBeVisible();
  await expect.poll(held).toBe(1);
  release();
  await waitForApplication(page);
  await expect(bar).not.toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'true',
  );
});

test('without the setting there is no bar and nothing is stored', async ({ page }) => {
  await openApplication(page, DOC);
  await expect(page.getByText(TEXT)).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /announce/.test(key))),
  ).toEqual([]);
});
