import type { Locator, Page } from 'playwright/test';

import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

const HIDDEN = 'inset(50%)';

/** Each text that shows on hover and on focus, and what shows it. */
const TEXTS: readonly [string, (page: Page) => readonly [trigger: Locator, text: Locator]][] = [
  [
    'the versions on which a sample ran',
    (page) => {
      const text = page.getByText(/^Runs on gulp/).first();
      return [text.locator('..'), text];
    },
  ],
  [
    'the chosen colours',
    (page) => {
      const button = page.locator('nav.navbar [data-early=color-mode]');
      return [button, button.locator('> span')];
    },
  ],
];

/* WCAG 1.4.13: the reader can dismiss such a text without moving the pointer or the focus. */
for (const [what, find] of TEXTS) {
  test(`Escape hides ${what} until it is asked for again`, async ({ page }) => {
    await openApplication(page, '/docs/recipes/clean-safely');
    const [trigger, text] = find(page);
    await trigger.hover();
    await expect(text).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Escape');
    await expect(text).toHaveCSS('clip-path', HIDDEN);
    await page.locator('h1').hover();
    await trigger.hover();
    await expect(text).toHaveCSS('clip-path', 'none');

    await page.locator('h1').hover();
    await trigger.focus();
    await page.keyboard.press('Shift'); // A key, so that the focus shows.
    await expect(text).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Escape');
    await expect(text).toHaveCSS('clip-path', HIDDEN);
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(trigger).toBeFocused();
    await expect(text).toHaveCSS('clip-path', 'none');
  });
}
