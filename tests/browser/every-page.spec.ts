import type { Page } from 'playwright/test';

import { PAGES } from '../built/site-pages';
import { waitForApplication } from './support/application';
import { expectNoFindingsIn, KINDS, WIDTHS } from './support/axe';
import { BOTH, expect, forgive, test } from './support/fixtures';

const NOT_FOUND = '/there-is-no-such-page';
/** WCAG 1.4.10 asks for 320 px; 640 px is a window of 1280 at 200 %. */
const NARROW_WIDTHS = [320, 640, 768] as const;

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

/** A word that is too long for its column puts it below the text. */
async function expectContentsBeside(page: Page, path: string): Promise<void> {
  const contents = page.locator('.theme-doc-toc-desktop');
  if ((await contents.count()) > 0) {
    const [left, right] = await Promise.all([
      contents.evaluate((element) => element.getBoundingClientRect().left),
      page.locator('article').evaluate((element) => element.getBoundingClientRect().right),
    ]);
    expect.soft(left, `left side of the table of contents of ${path}`).toBeGreaterThan(right);
  }
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `pixels that ${path} needs at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** How many pages one tab visits: it has the scripts from the first on, and two tabs share the work evenly. */
const VISITS = 6;

/** The addresses in lists of equal length, each with the width at which axe sees it. */
function tours(): readonly (readonly { readonly path: string; readonly width: number }[])[] {
  const visits = [...PAGES, NOT_FOUND].map((path, turn) => ({
    path,
    width: WIDTHS[turn % WIDTHS.length] ?? 1280,
  }));
  return Array.from({ length: Math.ceil(visits.length / VISITS) }, (_, tour) =>
    visits.slice(tour * VISITS, (tour + 1) * VISITS),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * One load of each page shows all that is asked of every page: it answers, starts, fits each width,
 * and draws no complaint: no warning, no error, no uncaught exception, no request to another origin.
 * Pages take turns in the widths at which axe sees them. kinds.spec.ts sees one page of each kind in all
 * looks, with its colours, and in Chinese, whose pages have the elements of the English ones.
 */
for (const [number, tour] of tours().entries()) {
  test(
    `pages answer, start, reflow and are accessible, tour ${number + 1}`,
    BOTH,
    async ({ page, edition, complaints }) => {
      test.setTimeout(VISITS * 15_000);
      const violations = await watchPolicy(page);
      const calls = watchCalls(page);
      for (const { path, width } of tour) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 900 });
          const response = await page.goto(path);
          expect.soft(response?.status(), path).toBe(path === NOT_FOUND ? 404 : 200);
          const heading = page.locator('h1');
          await expect(heading, path).toHaveCount(1);
          await expect(heading, path).toHaveText(/\S/);
          const text = (await heading.textContent()) ?? '';
          await waitForApplication(page);
          await expect(heading, path).toHaveText(text);

          await expectContentsBeside(page, path);
          await expectNoSidewaysScroll(page, path);
          if (edition === 'english' && !Object.hasOwn(KINDS, path)) {
            await page.setViewportSize({ width, height: 900 });
            await expectNoFindingsIn(page, 'light', `${path} at ${width} px`, 'all but colours');
          }
          if (path === NOT_FOUND) {
            forgive(complaints, /status of 404/);
          }
          expect.soft(violations, `refused by the policy up to ${path}`).toEqual([]);
          expect.soft(calls, `interfaces that were called up to ${path}`).toEqual([]);
          expect.soft(complaints.list, `complaints up to ${path}`).toEqual([]);
        });
      }
    },
  );
}
