import { PNG } from 'pngjs';
import type { Locator } from 'playwright/test';

import { openApplication } from '../support/application';
import { contrastOf, luminance, type Channels } from '../support/contrast';
import { expect, test } from '../support/fixtures';

/**
 * Contrast between the lightest and the darkest pixel of a picture.
 *
 * @param inset Pixels at each edge to leave out.
 */
function contrastOfPicture(picture: Buffer, inset = 0): number {
  const { data, width, height } = PNG.sync.read(picture);
  let lightest: Channels = [0, 0, 0];
  let darkest: Channels = [255, 255, 255];
  for (let y = inset; y < height - inset; y += 1) {
    for (let x = inset; x < width - inset; x += 1) {
      const at = (y * width + x) * 4;
      const pixel = [data.readUInt8(at), data.readUInt8(at + 1), data.readUInt8(at + 2)] as const;
      lightest = luminance(pixel) > luminance(lightest) ? pixel : lightest;
      darkest = luminance(pixel) < luminance(darkest) ? pixel : darkest;
    }
  }
  return contrastOf(lightest, darkest);
}

/**
 * Contrast within what an element looks like.
 *
 * @param inset Pixels at each edge to leave out, such as a border around an icon.
 */
async function contrastWithin(control: Locator, inset = 0): Promise<number> {
  return contrastOfPicture(await control.screenshot(), inset);
}

const CONTROLS = {
  '/': ['.icon-link', '[data-search-open]', 'main header button', '[role=tab]', '.button'],
  '/docs/api/lastrun': [
    'nav.navbar [data-early=color-mode]',
    '.menu__link--sublist',
    '[data-copied]',
    '.pagination-nav__link',
  ],
  '/plugins/': ['main input', 'main select', 'main summary'],
} as const;

test('controls show in forced colours on light and on dark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faint: string[] = [];
  const look = async (path: string, selectors: readonly string[]): Promise<void> => {
    await openApplication(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const selector of selectors) {
        if ((await contrastWithin(page.locator(`${selector} >> visible=true`).first())) < 3) {
          faint.push(`${selector} of ${path} on ${colorScheme}`);
        }
      }
    }
  };
  for (const [path, selectors] of Object.entries(CONTROLS)) {
    await look(path, selectors);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  await look('/docs/api/lastrun', ['.navbar__toggle', '.theme-doc-toc-mobile button']);
  expect(faint).toEqual([]);
});

test('the icon of each control alone shows in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openApplication(page, '/');
  for (const selector of ['main header button', '.icon-link >> visible=true']) {
    // A box drawn around it would hide that the icon is gone.
    expect(await contrastWithin(page.locator(selector).first(), 6), selector).toBeGreaterThan(3);
  }
});

test('the chosen tab alone has a frame in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openApplication(page, '/');
  const frames = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => ({
      chosen: tab.ariaSelected === 'true',
      framed: getComputedStyle(tab).borderWidth !== '0px', // Whatever its colour: transparent is drawn, too.
    })),
  );
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.filter(({ chosen, framed }) => chosen !== framed)).toEqual([]);
});

test('the magnifier has its handle in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openApplication(page, '/');
  const glass = await page.locator('[data-search-open] > [aria-hidden]').first().boundingBox();
  // It begins where the glass ends, to the right and below.
  const clip = {
    x: (glass?.x ?? 0) + (glass?.width ?? 0),
    y: (glass?.y ?? 0) + (glass?.height ?? 0),
    width: 5,
    height: 5,
  };
  expect(contrastOfPicture(await page.screenshot({ clip }))).toBeGreaterThan(3);
});
