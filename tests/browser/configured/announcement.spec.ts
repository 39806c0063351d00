import { SETTINGS } from '../../../scripts/configured-settings.mjs';
import { openApplication, waitForApplication } from '../support/application';
import { expectNoFindings, WIDTHS } from '../support/axe';
import { BOTH, expect } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { labelsOf } from '../support/labels';
import { test } from './fixtures';

const { ANNOUNCEMENT_TEXT: TEXT, ANNOUNCEMENT_ID: ID } = SETTINGS.english;
const DISMISS_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';
const DOC = '/docs/getting-started/quick-start';
const BAR = '[role=banner]';

test(
  'an announcement is visible until it is closed, and the dismissal is remembered',
  BOTH,
  async ({ page, edition }) => {
    await openApplication(page, DOC);
    const bar = page.getByText(TEXT);
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: labelsOf(edition).close, exact: true }).click();
    await expect(bar).toHaveCount(0);
    expect(
      await page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)),
        [DISMISS_KEY, ID_KEY],
      ),
    ).toEqual(['true', ID]);
    await page.reload();
    await expect(bar).not.toBeVisible();
    await waitForApplication(page);
    await expect(bar).not.toBeVisible();
  },
);

test('a dismissal resets when the id of the bar changes', async ({ page }) => {
  await page.addInitScript(
    ([dismiss, id]) => {
      localStorage.setItem(dismiss, 'true');
      localStorage.setItem(id, localStorage.getItem(id) ?? 'an-earlier-one');
    },
    [DISMISS_KEY, ID_KEY] as const,
  );
  await page.goto(DOC);
  await expect(page.getByText(TEXT)).toBeVisible();
  await waitForApplication(page);
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), ID_KEY)).toBe(ID);
});

test('it can be closed before the application runs', async ({ page, edition }) => {
  const { held, release } = await holdRequests(page, '**/runtime~main.*.js');
  await page.goto(DOC, { waitUntil: 'domcontentloaded' });
  const bar = page.getByText(TEXT);
  await page.getByRole('button', { name: labelsOf(edition).close, exact: true }).click();
  await expect(bar).not.toBeVisible();
  await expect.poll(held).toBe(1);
  release();
  await waitForApplication(page);
  await expect(bar).not.toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), DISMISS_KEY)).toBe('true');
});

for (const dismissed of [false, true]) {
  test(`nothing moves while the page loads ${dismissed ? 'after a dismissal' : 'with the bar'}`, async ({
    page,
  }) => {
    await page.addInitScript(
      ({ dismiss, id, value, isDismissed }) => {
        localStorage.setItem(id, value);
        localStorage.setItem(dismiss, String(isDismissed));
        new PerformanceObserver((list) => {
          const moved = list.getEntries().map((entry) => JSON.stringify(entry));
          document.documentElement.dataset.moved =
            (document.documentElement.dataset.moved ?? '') + moved.join('');
        }).observe({ type: 'layout-shift', buffered: true });
      },
      { dismiss: DISMISS_KEY, id: ID_KEY, value: ID, isDismissed: dismissed },
    );
    await openApplication(page, DOC);
    await (dismissed
      ? expect(page.getByText(TEXT)).toHaveCount(0)
      : expect(page.getByText(TEXT)).toBeVisible());
    expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
  });
}

test('axe finds nothing with the bar open', async ({ page, edition }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openApplication(page, DOC);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindings(page, edition, `${width} px`, BAR);
  }
});
