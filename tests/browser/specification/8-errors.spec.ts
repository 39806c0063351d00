import type { Page } from 'playwright/test';

import { followLink, openApplication, waitForApplication } from '../support/application';
import { saveData } from '../support/connection';
import { BOTH, expect, test, type Complaints } from '../support/fixtures';
import { labelsOf } from '../support/labels';

const DOC = '/docs/api/concepts';
const OTHER_DOC = '/docs/api/registry';

declare global {
  interface Window {
    /** Links that match this selector throw when they appear. */
    brokenLinks?: string;
  }
}

/** Makes a page crash on demand, the way a defect in a component does. */
async function allowCrashes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function throwing(target) {
      if (window.brokenLinks && target.matches(window.brokenLinks)) {
        throw new Error('The link is broken.', { cause: new Error('Its target moved.') });
      }
      observe.call(this, target);
    };
  });
}

function breakLinks(page: Page, selector: string): Promise<void> {
  return page.evaluate((value) => {
    window.brokenLinks = value;
  }, selector);
}

/** Goes to a page that crashes. */
async function crash(page: Page): Promise<void> {
  await openApplication(page, DOC);
  await breakLinks(page, 'main a');
  await followLink(page, OTHER_DOC);
}

function mendLinks(page: Page): Promise<void> {
  return page.evaluate(() => {
    delete window.brokenLinks;
  });
}

/** A crash is reported to the console by React, once for each component that throws. */
function expectCrashReport(complaints: Complaints): void {
  expect(complaints.list.length).toBeGreaterThan(0);
  for (const entry of complaints.list) {
    expect(entry).toMatch(/The link is broken|A theme navbar item failed to render/);
  }
  complaints.list.length = 0;
}

test.describe('page crash', () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await allowCrashes(page);
  });

  test(
    'the title reads "This page crashed." and the causes are shown',
    BOTH,
    async ({ page, edition, complaints }) => {
      await crash(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelsOf(edition).crashed);
      await expect(page.getByText('The link is broken.')).toContainText('Its target moved.');
      expectCrashReport(complaints);
    },
  );

  test('Try again brings the page when the cause is gone', async ({
    page,
    edition,
    complaints,
  }) => {
    await crash(page);
    const again = page.getByRole('button', { name: labelsOf(edition).tryAgain });
    await again.click();
    await expect(again, 'it crashes again').toBeVisible();
    await mendLinks(page);
    await again.click();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page).toHaveURL(OTHER_DOC);
    expectCrashReport(complaints);
  });

  test('the crash screen leads home', async ({ page, edition, complaints }) => {
    await crash(page);
    await page.getByRole('link', { name: labelsOf(edition).home }).click();
    await expect(page).toHaveURL('/');
    await waitForApplication(page);
    expectCrashReport(complaints);
  });

  test('the crash screen offers an issue with page, browser and causes filled in', async ({
    page,
    edition,
    complaints,
  }) => {
    await crash(page);
    const report = page.getByRole('link', { name: labelsOf(edition).report });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toContain(OTHER_DOC);
    const body = address.searchParams.get('body');
    expect(body).toContain(page.url());
    expect(body).toContain('The link is broken.');
    expect(body).toContain('Its target moved.');
    expect(body).toContain('Chrome');
    expectCrashReport(complaints);
  });

  test('a navbar item that fails to render asks to check the navbar config', async ({
    page,
    edition,
    complaints,
  }) => {
    await openApplication(page, '/');
    await breakLinks(page, '.navbar__item');
    await followLink(page, DOC);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelsOf(edition).crashed);
    await expect(page.getByText('A theme navbar item failed to render.')).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items)',
    );
    await mendLinks(page);
    await page.getByRole('button', { name: labelsOf(edition).tryAgain }).click();
    await expect(page.locator('article h1')).toBeVisible();
    expectCrashReport(complaints);
  });

  test('the window has the title of the crash when the first page crashes', async ({
    page,
    edition,
    complaints,
  }) => {
    await page.addInitScript(() => {
      window.brokenLinks = '.navbar__item';
    });
    await page.goto(DOC);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labelsOf(edition).crashed);
    await expect(page).toHaveTitle(labelsOf(edition).crashed);
    expectCrashReport(complaints);
  });
});

test.describe('browser storage unavailable', () => {
  test('a warning is logged, storage is treated as empty, everything still works', async ({
    page,
    edition,
    complaints,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await openApplication(page, DOC);
    await page.getByRole('button', { name: labelsOf(edition).colorMode }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('encoding');
    await expect(page.getByRole('dialog').locator('a[href*="/docs/"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await followLink(page, OTHER_DOC);
    await expect(page.locator('article h1')).toHaveText('registry()');
    expect(complaints.list).toEqual([
      expect.stringContaining('Docusaurus browser storage is not available.'),
    ]);
    complaints.list.length = 0;
  });
});
