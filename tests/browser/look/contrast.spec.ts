import type { Page } from 'playwright/test';

import { expect, test } from '../support/fixtures';
import { contrastOf, type Channels } from '../support/contrast';
import layout from './layout.json' with { type: 'json' };

/** The colour of a token as the browser paints it. */
function readToken(page: Page, name: string): Promise<Channels> {
  return page.evaluate((property) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const probe = document.createElement('i');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    if (!context) {
      throw new Error('The browser has no canvas to read colours with.');
    }
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as const;
  }, name);
}

const property = (name: string): string =>
  /^(?:tk|code)-/.test(name) ? `--${name}` : `--color-${name}`;

for (const theme of ['light', 'dark'] as const) {
  test(`the colour tokens have enough contrast, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    const faint: string[] = [];
    for (const { least, foregrounds, backgrounds } of Object.values(layout.contrast)) {
      for (const background of backgrounds) {
        const behind = await readToken(page, property(background));
        for (const foreground of foregrounds) {
          const contrast = contrastOf(await readToken(page, property(foreground)), behind);
          if (contrast < least) {
            faint.push(`${foreground} on ${background}: ${contrast.toFixed(2)} of ${least}`);
          }
        }
      }
    }
    expect(faint).toEqual([]);
  });
}
