import { expect, type Page } from 'playwright/test';

import { test as base } from './site';

/*
 * Each test runs in the English edition. One that looks at what differs in the Chinese edition
 * (its language, its frame, its one colour mode) carries a tag; playwright.config.ts reads it.
 */
export const BOTH = { tag: '@both' };
export const CHINESE = { tag: '@chinese' };

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

/** Takes out the complaints that a test provokes on purpose, and leaves all others. */
export function forgive({ list }: Complaints, ...expected: readonly RegExp[]): void {
  const others = list.filter((entry) => !expected.some((one) => one.test(entry)));
  list.splice(0, list.length, ...others);
}

/**
 * `test` with the fixture `complaints`, which fails the test at its end when the console or the
 * network said anything that the test did not forgive.
 */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, origin }, use) => {
      const complaints = collectComplaints(page, origin);
      await use(complaints);
      expect(complaints.list, 'console complaints and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
