import { waitForApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

/** React puts the classes of a page on `html` one after the other, and a slow processor draws between them. */
const SLOWDOWN = 4;

for (const path of ['/', '/docs/getting-started/quick-start', '/plugins/']) {
  test(`nothing on ${path} moves while the application starts`, async ({ page, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // The test fails by what stands in the console.
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        list.getEntries().forEach((entry) => console.warn(`moved: ${JSON.stringify(entry)}`));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await waitForApplication(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(complaints.list).toEqual([]);
  });
}
