import { openApplication } from '../support/application';
import { expectNoFindings, WIDTHS } from '../support/axe';
import { BOTH, expect, test } from '../support/fixtures';
import { labelsOf } from '../support/labels';

/** A short page: axe looks at what lies behind the dialog and the menu too. */
const DOC = '/docs/api/lastrun';
/** The page whose parts differ most. */
const LONG = '/docs/api/src';
const DIALOG = '.DocSearch-Modal';
const SIDEBAR = '.navbar-sidebar';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test('axe finds nothing with the search dialog open', BOTH, async ({ page, edition }) => {
  const look = async (where: string): Promise<void> => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindings(page, edition, `${where}, ${width} px`, DIALOG);
    }
  };
  await openApplication(page, DOC);
  await page.locator('[data-search-open]').click();
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(box).toBeFocused();
  await look('nothing asked');
  await box.fill('watch');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await look('with hits');
});

test('axe finds nothing with the mobile sidebar open', BOTH, async ({ page, edition }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openApplication(page, DOC);
  await page.getByRole('button', { name: labelsOf(edition).toggleSidebar }).click();
  await expect(page.locator('.navbar-sidebar__item').last()).toBeInViewport();
  await expectNoFindings(page, edition, 'menu of the docs', SIDEBAR);
  await page.locator('.navbar-sidebar__back').click();
  await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
  await expectNoFindings(page, edition, 'main menu', SIDEBAR);
});

test('axe finds nothing with the contents of a page open on a phone', async ({ page, edition }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openApplication(page, LONG);
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile li').first()).toBeVisible();
  await expectNoFindings(page, edition, 'contents');
});
