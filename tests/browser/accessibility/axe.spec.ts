import { PAGES } from '../../built/specification';
import { openApplication } from '../support/application';
import { expectNoFindings, expectNoFindingsIn, modesOf, WIDTHS } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

const NOT_FOUND = '/there-is-no-such-page';
const DOC = '/docs/api/src';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

for (const path of [...PAGES, NOT_FOUND]) {
  test(`axe finds nothing on ${path}`, async ({ page, edition, complaints }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const mode of modesOf(edition)) {
        // Opened anew: rows out of view that the browser has not drawn keep the colours they came with.
        await page.emulateMedia({ colorScheme: mode });
        await openApplication(page, path);
        await expectNoFindingsIn(page, mode, `${width} px`);
      }
    }
    if (path === NOT_FOUND) {
      // The browser says that the address leads nowhere, once for each visit.
      expect(complaints.list.splice(0)).toHaveLength(WIDTHS.length * modesOf(edition).length);
    }
  });
}

test('axe finds nothing on a search page with results', async ({ page, edition }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await openApplication(page, '/search?q=watch');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectNoFindings(page, edition, `${width} px`);
  }
});

for (const width of WIDTHS) {
  test(`axe finds nothing with the search dialog open at ${width} px`, async ({
    page,
    edition,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openApplication(page, DOC);
    await page.locator('[data-search-open]').click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box).toBeFocused();
    await expectNoFindings(page, edition, 'nothing asked');
    await box.fill('watch');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await expectNoFindings(page, edition, 'with hits');
  });
}

test('axe finds nothing with the mobile sidebar open', async ({ page, edition }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openApplication(page, DOC);
  await page.getByRole('button', { name: labelsOf(edition).toggleSidebar }).click();
  await expect(page.locator('.navbar-sidebar__item').last()).toBeInViewport();
  await expectNoFindings(page, edition, 'menu of the docs');
  await page.locator('.navbar-sidebar__back').click();
  await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
  await expectNoFindings(page, edition, 'main menu');
});

test('axe finds nothing with the contents of a page open on a phone', async ({ page, edition }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openApplication(page, DOC);
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile li').first()).toBeVisible();
  await expectNoFindings(page, edition, 'contents');
});
