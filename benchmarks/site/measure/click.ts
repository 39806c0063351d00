import type { Browser } from 'playwright';

import type { Conditions } from './conditions';
import { untilIdle, withPage } from './open';

/**
 * Clicks a link in the sidebar of a page that has been idle for a while.
 *
 * @param url Page on which the reader is.
 * @param link CSS selector of the link.
 * @returns Milliseconds from the click until the new heading was painted.
 */
export async function measureClick(
  browser: Browser,
  url: string,
  link: string,
  conditions: Conditions,
): Promise<number> {
  return withPage(browser, url, conditions, async (opened) => {
    const { page } = opened;
    await untilIdle(opened, 3000);
    await page.locator(link).first().click();
    const painted = await page.waitForFunction(() => window.bench?.fromClick);
    return painted.evaluate((value) => value ?? 0);
  });
}
