import type { Page } from 'playwright/test';

/** Where a part of the page is, in pixels from the top left of the document. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The box of the first visible match.
 *
 * @throws Error when nothing visible matches; a part of the page that is gone is a fault.
 */
export async function readBox(page: Page, selector: string): Promise<Box> {
  return page
    .locator(`${selector} >> visible=true`)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    });
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
