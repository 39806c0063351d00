import { waitForApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

/** React puts the classes of a page on `html` one after the other, and a slow processor draws between them. */
const SLOWDOWN = 4;

test('the navbar of a docs page stays in its place while the application starts', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const navbar = document.querySelector('.navbar__inner');
      if (navbar) {
        // The test reads the console.
        console.warn(`navbar at ${navbar.getBoundingClientRect().left}`);
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] });
  });
  await page.goto('/docs/getting-started/quick-start');
  await waitForApplication(page);
  await page.waitForLoadState('networkidle');
  expect([...new Set(complaints.list)]).toEqual(['console warning: navbar at 16']);
  complaints.list.length = 0;
});
