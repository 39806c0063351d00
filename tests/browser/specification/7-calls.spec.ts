import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

const PAGES = ['/', '/plugins/', '/search', '/docs/getting-started/quick-start'] as const;

test('the product calls no API of its own', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource', 'ping'].includes(request.resourceType())) {
      calls.push(request.url());
    }
  });
  for (const path of PAGES) {
    await openApplication(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
});

test('without a setting no page loads an analytics script or connects to a service', async ({
  page,
  baseURL,
}) => {
  for (const path of PAGES) {
    await openApplication(page, path);
    const origins = await page
      .locator('script[src], link[rel=preconnect], link[rel=dns-prefetch], link[rel=stylesheet]')
      .evaluateAll((all) =>
        all.map((element) => {
          const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
          return new URL(address, document.baseURI).origin;
        }),
      );
    expect([...new Set(origins)], path).toEqual([baseURL]);
  }
});
