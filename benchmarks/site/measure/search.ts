import type { Browser, Page } from 'playwright';

import type { Selectors } from '../sites/site';
import { untilIdle, withPage } from './open';

/** What a search cost. */
export interface Searched {
  /** Milliseconds from the shortcut until the dialog's field was painted. */
  readonly open: number;
  /** Milliseconds from the key until the first result was painted; undefined where none can come. */
  readonly firstResult: number | undefined;
  /** Bytes received from the shortcut on. */
  readonly bytes: number;
}

/** A reader's hand goes from the shortcut to the first letter in about this time. */
const BEFORE_TYPING = 1000;

async function fromKeyTo(page: Page, key: string, selector: string): Promise<number> {
  await page.evaluate((wanted) => window.bench?.watchKey(wanted), selector);
  await page.keyboard.press(key);
  const shown = await page.waitForFunction(() => window.bench?.fromKey);
  return shown.evaluate((value) => value ?? 0);
}

/**
 * Opens the search dialog by its shortcut on an idle page, and types one letter.
 *
 * @param findsPages The site can search without a service on the network.
 */
export async function measureSearch(
  browser: Browser,
  url: string,
  { searchField, searchResult }: Selectors,
  findsPages: boolean,
): Promise<Searched> {
  return withPage(browser, url, 'plain', async (opened) => {
    const { page, traffic } = opened;
    await untilIdle(opened, 3000);
    const before = traffic.lastAnswer();
    const open = await fromKeyTo(page, 'Control+k', searchField);
    await page.waitForTimeout(BEFORE_TYPING);
    const firstResult = findsPages ? await fromKeyTo(page, 'g', searchResult) : undefined;
    await page.waitForTimeout(BEFORE_TYPING);
    return { open, firstResult, bytes: traffic.bytes(before, Infinity).all };
  });
}
