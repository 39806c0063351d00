import type { Page } from 'playwright/test';

/** What a page writes into its document when a poisoned storage was met; the tests read it. */
const MET = 'data-storage-fault';

/**
 * Reads how often the page met the fault of its storage since it was loaded: keys that it read, or
 * the names of what was denied.
 */
export async function readMet(page: Page): Promise<readonly string[]> {
  const met = await page.locator('html').getAttribute(MET);
  return met === null ? [] : met.trim().split(' ');
}

/** Throws at every access, as a browser does that blocks the data of sites. */
export function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript((met) => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          const root = document.documentElement;
          root.setAttribute(met, `${root.getAttribute(met) ?? ''} ${name}`);
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, MET);
}

/** Refuses every write, as a full disk does. */
export function fillStorage(page: Page): Promise<unknown> {
  return page.addInitScript((met) => {
    Storage.prototype.setItem = (key) => {
      const root = document.documentElement;
      root.setAttribute(met, `${root.getAttribute(met) ?? ''} ${key}`);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }, MET);
}

/** Puts rubbish under the keys of this site before the page is parsed, and notes which are read. */
export function poisonStorage(
  page: Page,
  keys: readonly string[],
  rubbish: string,
): Promise<unknown> {
  return page.addInitScript(
    ([met, poisoned, value]) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of poisoned) {
          storage.setItem(key, value);
        }
      }
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function noting(this: Storage, key: string) {
        const found = getItem.call(this, key);
        if (found === value) {
          const root = document.documentElement;
          root.setAttribute(met, `${root.getAttribute(met) ?? ''} ${key}`);
        }
        return found;
      };
    },
    [MET, keys, rubbish] as const,
  );
}
