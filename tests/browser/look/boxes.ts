import type { Page } from 'playwright/test';

/** Where a part of the page is, in pixels from the top left of the document. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The boxes of several parts at one moment: a page that is still starting may move between two looks.
 *
 * @param selectors one for each part
 * @returns the box of the first visible match of each, in their order
 * @throws Error when nothing visible matches one of them; a part of the page that is gone is a fault
 */
export function readBoxes<const Selectors extends readonly string[]>(
  page: Page,
  selectors: Selectors,
): Promise<{ readonly [Index in keyof Selectors]: Box }>;
export function readBoxes(page: Page, selectors: readonly string[]): Promise<readonly Box[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const matches = [...document.querySelectorAll(selector)];
        const element = matches.find((one) => one.checkVisibility());
        if (!element) {
          throw new Error(`Nothing visible matches ${selector}.`);
        }
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top: top + scrollY, bottom: bottom + scrollY };
      }),
    selectors,
  );
}

/**
 * Characters in each full line of the page's paragraphs; the last line of a paragraph is left out.
 */
export function readLineLengths(page: Page): Promise<readonly number[]> {
  return page.locator('.markdown > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lengths: number[] = [];
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let bottom = -Infinity;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          if (box.top > bottom - 4) {
            lengths.push(0);
            bottom = box.bottom;
          }
          lengths.push((lengths.pop() ?? 0) + 1);
        }
      }
      return lengths.slice(0, -1);
    }),
  );
}
