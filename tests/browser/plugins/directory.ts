import type { Locator, Page } from 'playwright/test';

import { plugins } from '../../../src/data/plugins';
import { expect, test as base } from '../support/fixtures';
import { labelsOf, type Labels } from './labels';

/** The page as a reader handles it. */
export class Directory {
  constructor(
    readonly page: Page,
    readonly labels: Labels,
  ) {}

  readonly all = plugins.length;

  get box(): Locator {
    return this.page.getByRole('searchbox', { name: this.labels.box });
  }

  /** The line that says how many plugins are shown. */
  get count(): Locator {
    return this.page.locator('form[role="search"] + p');
  }

  get rows(): Locator {
    return this.page.locator('main li[data-status]:visible');
  }

  get names(): Locator {
    return this.rows.getByRole('heading', { level: 2 }).getByRole('link');
  }

  row(name: string): Locator {
    return this.page.locator(`main li[id="${name}"]`);
  }

  choice(label: string): Locator {
    return this.page.getByRole('combobox', { name: label });
  }

  /** Opens an address of the page and waits until the filter works. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/plugins/${query}`);
    await expect(this.count).not.toBeEmpty();
  }

  async expectCount(shown: number): Promise<void> {
    await expect(this.count).toHaveText(this.labels.count(shown, this.all));
    await expect(this.rows).toHaveCount(shown);
  }
}

export const test = base.extend<{ directory: Directory }>({
  directory: async ({ page, edition }, use) => {
    await use(new Directory(page, labelsOf(edition)));
  },
});

export { expect };
