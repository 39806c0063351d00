import { PAGES } from '../built/specification';
import { waitForApplication } from './support/application';
import { expect, test } from './support/fixtures';

/**
 * The fixture `complaints` ends each of these tests: no warning, no error, no uncaught exception, no
 * request to another origin, and no violation of the policy, which the console reports as an error.
 */
for (const path of PAGES) {
  test(`${path} answers, has one heading of its own, and the application takes over`, async ({
    page,
  }) => {
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
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(/\S/);
    const heading = await page.locator('h1').textContent();
    await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
      'content',
      /script-src 'self' 'sha256-/,
    );
    await waitForApplication(page);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    expect(violations).toEqual([]);
  });
}
