import { SETTINGS } from '../../../scripts/configured-settings.mjs';
import { openApplication } from '../support/application';
import { CHINESE, expect, forgive } from '../support/fixtures';
import { test } from './fixtures';

const { ANALYTICS_SCRIPT, SITE_REGISTRATION } = SETTINGS.chinese;

test(
  'the analytics script is loaded, and the policy lets it run',
  CHINESE,
  async ({ page, analyticsRequests }) => {
    await openApplication(page, '/docs/api/src');
    await expect(page.locator('html')).toHaveAttribute('data-analytics', 'ran');
    expect(analyticsRequests).toEqual([ANALYTICS_SCRIPT]);
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
    forgive(complaints, /Failed to load resource/u);
  },
);

test('the footer shows the registration number and its office', CHINESE, async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('contentinfo').getByRole('link', { name: SITE_REGISTRATION });
  await expect(notice).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
});
