import { SETTINGS } from '../../../scripts/configured-settings.mjs';
import { forgive, test as base } from '../support/fixtures';

const { ANALYTICS_SCRIPT } = SETTINGS.chinese;

/** `test` on an edition with every setting: the analytics script is answered, and marks the page. */
export const test = base.extend<{ analyticsRequests: readonly string[] }>({
  analyticsRequests: [
    async ({ page, complaints }, use) => {
      const asked: string[] = [];
      await page.route(ANALYTICS_SCRIPT, (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'document.documentElement.dataset.analytics = "ran";',
        });
      });
      await use(asked);
      forgive(complaints, new RegExp(`^request to another origin: ${ANALYTICS_SCRIPT}$`, 'u'));
    },
    { auto: true },
  ],
});
