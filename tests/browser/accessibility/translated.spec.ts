import type { Page } from 'playwright/test';

import { openApplication } from '../support/application';
import { expect, test } from '../support/fixtures';

/** Puts a translation in the place of each text, as a browser does that translates pages; here, the same text. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const replaceTexts = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode);
      }
      for (const text of texts) {
        if (text.parentElement && !text.parentElement.closest('font, script, style, textarea')) {
          const translation = document.createElement('font');
          translation.textContent = text.textContent;
          text.parentElement.replaceChild(translation, text);
        }
      }
    };
    replaceTexts(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        replaceTexts(target);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** What a reader fills in, one after the other: selector and text. */
const STEPS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/search?q=encoding': [
    ['main [name=q]', 'watch'],
    ['main [name=q]', 'zzzzqq'],
    ['main [name=q]', 'dest'],
  ],
  '/tools/globs': [
    ['[name=globs]', 'src/**/*.css'],
    ['[name=globs]', '!src/**'],
    ['[name=globs]', '*.none'],
    ['[name=globs]', 'src/**\n!src/vendor/**'],
  ],
  '/tools/tasks': [
    ['[name=run]', 'css'],
    ['[name=run]', 'series('],
    ['[name=run]', 'series(css, 1)'],
    ['[name=run]', 'css,\n1'],
    ['[name=run]', 'series(css, js)'],
    ['[name="ms.css"]', '50'],
    ['[name="end.css"]', 'fails'],
    ['[name="end.css"]', 'silent'],
    ['[name="end.css"]', 'stays'],
  ],
};

async function fill(page: Page, [selector, text]: readonly [string, string]): Promise<void> {
  const field = page.locator(selector);
  if (selector.includes('end.')) {
    await field.selectOption(text);
  } else {
    await field.fill(text);
  }
}

for (const [path, steps] of Object.entries(STEPS)) {
  test(`${path} says what it says otherwise where the browser translates it`, async ({ page }) => {
    const plain = await page.context().newPage();
    await openApplication(plain, path);
    await openApplication(page, path);
    await translatePage(page);
    for (const step of steps) {
      await fill(plain, step);
      await fill(page, step);
      await expect
        .poll(async () => {
          const texts = await Promise.all(
            [plain, page].map((one) => one.locator('main').innerText()),
          );
          return texts[0] === texts[1];
        }, step.join(': '))
        .toBe(true);
    }
  });
}
