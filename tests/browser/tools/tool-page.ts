import type { Locator, Page } from 'playwright/test';

/** A field of a tool, by its name. */
export function field(page: Page, name: string): Locator {
  return page.locator(`main form [name="${name}"]`);
}

/** Where a tool says in a sentence what came of it. */
export function status(page: Page): Locator {
  return page.locator('main [role=status]');
}

/** The texts of rows, with something between the cells of each. */
export async function textsOf(rows: Locator, between: string): Promise<readonly string[]> {
  const all = await rows.all();
  return Promise.all(
    all.map(async (row) => (await row.locator('th, td').allTextContents()).join(between)),
  );
}

/** @returns what tells of the requests from now on those with a text in address or body */
export function watchRequests(page: Page): (text: string) => readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')),
  );
  return (text) => sent.filter((request) => request.includes(text));
}
