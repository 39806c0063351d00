import type { Locator, Page } from 'playwright/test';

import { openApplication } from '../support/application';

/** A short docs page, which starts sooner. */
export const DOC = '/docs/api/tree';

/** The dialog as a reader sees it. */
export class SearchDialog {
  readonly root: Locator;
  readonly box: Locator;
  readonly hits: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole('dialog');
    this.box = this.root.getByRole('combobox');
    this.hits = this.root.getByRole('treeitem');
  }

  get button(): Locator {
    return this.page.locator('[data-search-open]');
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.box.waitFor();
  }
}

/** Opens the dialog on a docs page. */
export async function openDialog(page: Page, path = DOC): Promise<SearchDialog> {
  await openApplication(page, path);
  const dialog = new SearchDialog(page);
  await dialog.open();
  return dialog;
}
