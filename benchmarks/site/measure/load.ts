import type { Browser } from 'playwright';

import type { Conditions } from './conditions';
import { untilIdle, withPage } from './open';
import type { Bytes } from './traffic';

/** What opening a page cost. */
export interface Loaded {
  /** Received before the load event. */
  readonly critical: Bytes;
  /** Received until the page had been idle for five seconds. */
  readonly total: Bytes;
  /** Time spent in scripts, in milliseconds. */
  readonly scriptTime: number;
  /** The longest task in milliseconds; 0 when none took 50, since browsers report only those. */
  readonly longestTask: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Opens a page with an empty cache and waits until it has been idle for five seconds. */
export async function measureLoad(
  browser: Browser,
  url: string,
  conditions: Conditions,
): Promise<Loaded> {
  return withPage(browser, url, conditions, async (opened) => {
    const { page, session, traffic } = opened;
    await session.send('Performance.enable');
    await untilIdle(opened, 5000);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptTime = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    const { tasks, shifts } = await page.evaluate(() => ({
      tasks: window.bench?.tasks ?? [],
      shifts: window.bench?.shifts ?? [],
    }));
    return {
      critical: traffic.bytes(0, traffic.loadedAt() ?? 0),
      total: traffic.bytes(0, Infinity),
      scriptTime: scriptTime * 1000,
      longestTask: Math.max(0, ...tasks),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  });
}
