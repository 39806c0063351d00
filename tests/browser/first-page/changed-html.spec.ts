import type { Page } from 'playwright/test';

import { openApplication } from '../support/application';
import type { Complaints } from '../support/fixtures';
import { expect, test } from '../plugins/directory';

/** What extensions and translations of the browser do to a page before the application runs. */
const CHANGES = ['an element less', 'an element more', 'another text'] as const;

/** A docs page takes its text from the HTML, and so meets every change; of the others one is enough. */
function pagesFor(change: (typeof CHANGES)[number]): readonly string[] {
  return change === 'an element less' ? ['/', '/docs/api/src', '/search'] : ['/docs/api/src'];
}

async function changeHtml(page: Page, change: (typeof CHANGES)[number]): Promise<void> {
  await page.addInitScript((kind) => {
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.querySelector('nav.navbar a.navbar__link');
      if (kind === 'an element less') {
        link?.remove();
      } else if (kind === 'an element more') {
        link?.before(document.createElement('span'));
      } else {
        link?.replaceChildren('Translated');
      }
    });
  }, change);
}

/** React reports in the console that it renders the page again. */
function expectRecovery({ list }: Complaints): void {
  const said = list.splice(0);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((one) => !one.includes('onRecoverableError'))).toEqual([]);
}

for (const change of CHANGES) {
  for (const path of pagesFor(change)) {
    test(`${path} is whole with ${change} in its HTML`, async ({ page, complaints }) => {
      await page.goto(path);
      const text = await page.locator('main').innerText();
      await changeHtml(page, change);
      await openApplication(page, path);
      await expect(page.locator('main')).toHaveText(text, { useInnerText: true });
      expectRecovery(complaints);
    });
  }

  test(`the plugins are there with ${change} in the HTML`, async ({
    page,
    directory,
    complaints,
  }) => {
    await changeHtml(page, change);
    await directory.open('?q=stylus');
    await directory.expectCount(1);
    await directory.box.fill('');
    await directory.expectCount(directory.all);
    expectRecovery(complaints);
  });
}
