import { followLink, openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';

const DOC = '/docs/getting-started/javascript-and-gulpfiles';
const OTHER_DOC = '/docs/api/concepts';
const TEXT = '.theme-doc-markdown';

test.beforeEach(async ({ page }) => {
  await page.addInitScript((text) => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { fromHtml: document.querySelector(`${text} p`) });
    });
  }, TEXT);
  await openApplication(page, DOC);
  // Gone as soon as the browser loads another document.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the text of the first page stays the element that the HTML brought', async ({ page }) => {
  const isKept = await page.evaluate(
    (text) => 'fromHtml' in window && window.fromHtml === document.querySelector(`${text} p`),
    TEXT,
  );
  expect(isKept).toBe(true);
});

test('its links lead to pages and headings without a new document', async ({ page }) => {
  const link = page.locator(`${TEXT} a[href^="/docs/"]`).first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
  await expect(page.locator(`${TEXT} h1`)).toBeVisible();
});

for (const [place, links] of [
  ['text', `${TEXT} a[href^="/docs/"]`],
  ['sidebar', 'aside a[href^="/docs/"]:not([aria-current])'],
] as const) {
  test(`a link of the ${place} that is clicked twice while its page loads makes one entry in the history`, async ({
    page,
  }) => {
    const entries = (): Promise<number> => page.evaluate(() => window.history.length);
    const before = await entries();
    const parts = await holdRequests(page, '**/assets/js/*.js');
    await page.locator(links).last().dblclick();
    parts.release();
    await expect(page.locator(`${TEXT} h1`)).not.toHaveText('JavaScript and gulpfiles');
    expect(await entries()).toBe(before + 1);
  });
}

test('it is there again when the reader comes back, and its tabs follow the choice', async ({
  page,
}) => {
  const before = await page.locator(TEXT).innerText();
  await followLink(page, OTHER_DOC);
  await expect(page).toHaveURL(new RegExp(`${OTHER_DOC}$`, 'u'));
  await page.locator(`${TEXT} [data-tab=commonjs]`).first().click();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${DOC}$`, 'u'));
  const tab = page.locator(`${TEXT} [data-tab=commonjs]`).first();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.locator(`${TEXT} [data-tab=esm]`).first().click();
  expect(await page.locator(TEXT).innerText()).toBe(before);
});

test('another page is whole, and says so in its title', async ({ page }) => {
  await followLink(page, OTHER_DOC);
  await expect(page.locator(`${TEXT} h1`)).toBeVisible();
  const fresh = await page.context().newPage();
  await fresh.goto(OTHER_DOC);
  expect(await page.locator(TEXT).innerText()).toBe(await fresh.locator(TEXT).innerText());
  const title = `${await page.locator(`${TEXT} h1`).innerText()} | gulp`;
  await expect(page).toHaveTitle(title);
  await expect(fresh).toHaveTitle(title);
});
