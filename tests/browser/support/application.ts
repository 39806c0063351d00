import { expect, type Page } from 'playwright/test';

/** Waits until the application has taken over the page, its listeners included. */
export async function waitForApplication(page: Page): Promise<void> {
  // The generator sets the attribute in a second render, after the effects of the first.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 30_000,
  });
}

/**
 * Opens a page and waits until the application has taken it over.
 *
 * @param page The browser's page.
 * @param path Path on the edition that the test runs on.
 */
export async function openApplication(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApplication(page);
}

/** Follows a link of this site, as a click on it does, whether or not it is in view. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}
