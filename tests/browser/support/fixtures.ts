import { expect, test as base, type Page } from 'playwright/test';

/** What a page wrote to the console as warning or error, uncaught errors, and requests to other origins. */
export interface Complaints {
  readonly list: string[];
}

/** Collects everything that a reader's console would complain about. */
export function collectComplaints(page: Page, origin: string): Complaints {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') {
      list.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      list.push(`request to another origin: ${request.url()}`);
    }
  });
  return { list };
}

/**
 * `test` with two fixtures: `edition`, the name of the project, and `complaints`, which fails the
 * test at its end when the console or the network said anything. A test that provokes complaints
 * on purpose empties the list after it has looked at them.
 */
export const test = base.extend<{ edition: string; complaints: Complaints }>({
  edition: async ({}, use, testInfo) => {
    await use(testInfo.project.name);
  },
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = collectComplaints(page, new URL(baseURL ?? 'http://localhost').origin);
      await use(complaints);
      expect(complaints.list, 'console complaints and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
