import type { Locator, Page } from 'playwright/test';

/** A short one, which starts sooner. */
const PAGE = '/docs/api/tree';

/** Opens a docs page and waits until the application has taken it over. */
export async function openDocs(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await page.mouse.move(10, 10);
  await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
}

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

  /** Replaces the query at once, as a reader does who pastes: each letter that is typed is searched for. */
  async ask(query: string): Promise<void> {
    await this.box.fill(query);
  }
}

/** Opens the dialog on a docs page. */
export async function openDialog(page: Page): Promise<SearchDialog> {
  await openDocs(page);
  const dialog = new SearchDialog(page);
  await dialog.open();
  return dialog;
}
