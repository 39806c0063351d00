import { SETTINGS } from '../../../scripts/configured-settings.mjs';
import { openApplication } from '../support/application';
import { CHINESE, expect, forgive, test } from '../support/fixtures';

const { ANALYTICS_SCRIPT, SITE_REGISTRATION } = SETTINGS.chinese;

test(
  'the analytics script is loaded, and the policy lets it run',
  CHINESE,
  async ({ page, complaints }) => {
    const asked: string[] = [];
    await page.route(ANALYTICS_SCRIPT, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.analytics = "ran";',
      });
    });
    await openApplication(page, '/docs/api/src');
    await expect(page.locator('html')).toHaveAttribute('data-analytics', 'ran');
    expect(asked).toEqual([ANALYTICS_SCRIPT]);
    forgive(complaints, new RegExp(`^request to another origin: ${ANALYTICS_SCRIPT}$`, 'u'));
  },
);

test(
  'a page is whole when the analytics script does not come',
  CHINESE,
  async ({ page, complaints }) => {
    await page.route(ANALYTICS_SCRIPT, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await openApplication(page, '/docs/api/src');
    expect((await failed).url()).toBe(ANALYTICS_SCRIPT);
    await expect(page.getByRole('alert')).toHaveCount(0);
    forgive(complaints, /^request to another origin:/u, /Failed to load resource/u);
  },
);

test(
  'the footer shows the registration number and its office',
  CHINESE,
  async ({ page, complaints }) => {
    await page.route(ANALYTICS_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript' }),
    );
    await page.goto('/');
    const notice = page.getByRole('contentinfo').getByRole('link', { name: SITE_REGISTRATION });
    await expect(notice).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    forgive(complaints, /^request to another origin:/u);
  },
);
