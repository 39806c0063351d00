import { PAGES } from '../../built/specification';
import { expect, test } from '../support/fixtures';

const NOT_FOUND = '/there-is-no-such-page';

/** 320 px is what WCAG 1.4.10 asks for; 640 px is a window of 1280 at 200 %. */
for (const width of [320, 360, 640, 768]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 });
    const tooWide: string[] = [];
    for (const path of [...PAGES, NOT_FOUND]) {
      await page.goto(path);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) {
        tooWide.push(`${path} needs ${needed} px`);
      }
    }
    expect(tooWide).toEqual([]);
    // The browser says that one address leads nowhere.
    expect(complaints.list.splice(0)).toHaveLength(1);
  });
}
