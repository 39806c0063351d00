import { openApplication } from '../support/application';
import { WIDTHS } from '../support/axe';
import { expect, test } from '../support/fixtures';

const KINDS = [
  '/',
  '/plugins/',
  '/search',
  '/docs/getting-started/quick-start',
  '/docs/api/src',
  '/docs/recipes/automate-releases',
] as const;

/** Parts of the page that take a focus, a selection or a click, as its HTML brought them. */
const PARTS = 'a[href], button, input, select, summary, [tabindex], h1, h2, p, li, pre, td';

for (const path of KINDS) {
  test(`the application replaces nothing that shows on ${path}`, async ({ page }) => {
    await page.addInitScript((parts) => {
      document.addEventListener('DOMContentLoaded', () => {
        const fromHtml = [...document.querySelectorAll(parts)].filter((part) =>
          part.checkVisibility(),
        );
        Object.assign(window, { fromHtml });
      });
    }, PARTS);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await openApplication(page, path);
      const { kept, replaced } = await page.evaluate(async () => {
        await new Promise((resolve) => requestIdleCallback(resolve));
        const parts: unknown = Reflect.get(window, 'fromHtml');
        const all = Array.isArray(parts) ? parts.filter((part) => part instanceof Element) : [];
        const gone = all.filter(({ isConnected }) => !isConnected);
        return {
          kept: all.length - gone.length,
          replaced: gone.map(({ outerHTML }) => outerHTML),
        };
      });
      expect(replaced, `${width} px`).toEqual([]);
      expect(kept).toBeGreaterThan(10);
    }
  });
}
