import type { Page } from 'playwright/test';

import { PAGES } from '../built/site-pages';
import { waitForApplication } from './support/application';
import { expectNoFindingsIn, WIDTHS } from './support/axe';
import { BOTH, expect, forgive, test } from './support/fixtures';

const NOT_FOUND = '/there-is-no-such-page';
/** WCAG 1.4.10 asks for 320 px; 640 px is a window of 1280 at 200 %. */
const NARROW_WIDTHS = [320, 360, 640, 768] as const;

/** Lists what the Content-Security-Policy refused. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') {
        report(`${event.violatedDirective}: ${event.blockedURI}`);
      }
    });
  });
  return violations;
}

/** Lists what a page asks of an interface, and not for itself. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource', 'ping'].includes(request.resourceType())) {
      calls.push(request.url());
    }
  });
  return calls;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `pixels that the page needs at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * One load of each page shows all that is asked of every page. The fixture `complaints` ends each
 * test: no warning, no error, no uncaught exception, no request to another origin.
 * Pages take turns in the widths at which axe sees them. kinds.spec.ts sees each kind in all looks, with
 * its colours, and in Chinese, whose pages have the elements of the English ones.
 */
for (const [turn, path] of [...PAGES, NOT_FOUND].entries()) {
  test(
    `${path} answers, starts, reflows and is accessible`,
    BOTH,
    async ({ page, edition, complaints }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const violations = await watchPolicy(page);
      const calls = watchCalls(page);

      const response = await page.goto(path);
      expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
      const heading = page.locator('h1');
      await expect(heading).toHaveCount(1);
      await expect(heading).toHaveText(/\S/);
      const text = (await heading.textContent()) ?? '';
      await waitForApplication(page);
      await expect(heading).toHaveText(text);

      await expectNoSidewaysScroll(page);
      if (edition === 'english') {
        const width = WIDTHS[turn % WIDTHS.length] ?? 1280;
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindingsIn(page, 'light', `${width} px`, 'all but colours');
      }
      expect(violations).toEqual([]);
      expect(calls, 'the product calls no interface').toEqual([]);
      if (path === NOT_FOUND) {
        forgive(complaints, /status of 404/);
      }
    },
  );
}
