import path from 'node:path';

import { buildSync } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright';

import { setConditions, type Conditions } from './conditions';
import { watchTraffic, type Traffic } from './traffic';

/** A page that is being measured. */
interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
}

const inPage = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'in-page/main.ts')],
  bundle: true,
  write: false,
  format: 'iife',
}).outputFiles[0]?.text;

/**
 * Opens a page with nothing in the cache, measures, and closes it.
 *
 * @param measure Called after the load event.
 */
export async function withPage<T>(
  browser: Browser,
  url: string,
  conditions: Conditions,
  measure: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await setConditions(session, conditions);
    await page.addInitScript({ content: inPage });
    await page.goto(url, { waitUntil: 'load' });
    return await measure({ page, session, traffic });
  } finally {
    await context.close();
  }
}

/** Waits until a page has received nothing for a while. */
export async function untilIdle({ page, traffic }: Opened, milliseconds: number): Promise<void> {
  let seen = traffic.lastAnswer();
  let since = performance.now();
  while (performance.now() - since < milliseconds) {
    await page.waitForTimeout(100);
    if (traffic.lastAnswer() !== seen) {
      seen = traffic.lastAnswer();
      since = performance.now();
    }
  }
}
