import { openApplication } from '../support/application';
import { BOTH, CHINESE, expect, forgive, test } from '../support/fixtures';
import { readBoxes, readLineLengths } from './boxes';
import layout from './layout.json' with { type: 'json' };

/*
 * Facts of the layout rather than pictures of it: pictures differ with the fonts of a machine.
 * Numbers are in layout.json.
 */
const GUIDE = '/docs/getting-started/explaining-globs';
const PAGES = [
  '/',
  GUIDE,
  '/docs/api/src',
  '/plugins/',
  '/search',
  '/there-is-no-such-page',
] as const;
const WIDTHS = [360, 768, 1280, 1920] as const;
/** Not the one of an article. */
const FOOTER = 'footer:not(article footer)';
const near = (value: number): { readonly least: number; readonly most: number } => ({
  least: value - layout.tolerance,
  most: value + layout.tolerance,
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'navbar, main part and footer stack without gap or overlap',
  BOTH,
  async ({ page, complaints }) => {
    for (const path of PAGES) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const [navbar, heading, main, footer] = await readBoxes(page, [
          'nav.navbar',
          'main h1',
          'main',
          FOOTER,
        ]);
        const { least, most } = near(layout.navbarHeight);
        expect
          .soft(navbar, `${path} at ${width} px`)
          .toMatchObject({ left: 0, top: 0, right: width });
        expect
          .soft(navbar.bottom, `navbar of ${path} at ${width} px`)
          .toBeGreaterThanOrEqual(least);
        expect.soft(navbar.bottom, `navbar of ${path} at ${width} px`).toBeLessThanOrEqual(most);
        expect
          .soft(heading.top, `heading of ${path} at ${width} px`)
          .toBeGreaterThan(navbar.bottom + 8);
        expect.soft(heading.left, `heading of ${path} at ${width} px`).toBeGreaterThanOrEqual(12);
        expect
          .soft(footer.top, `footer of ${path} at ${width} px`)
          .toBeGreaterThanOrEqual(main.bottom - 1);
        expect
          .soft(footer, `footer of ${path} at ${width} px`)
          .toMatchObject({ left: 0, right: width });
      }
    }
    forgive(complaints, /status of 404/);
  },
);

test(
  'the navbar of the home page begins and ends where its content does',
  BOTH,
  async ({ page }) => {
    await page.goto('/');
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [brand, search, heading] = await readBoxes(page, [
        '.navbar__brand',
        '.navbar [data-search-open]',
        'main h1',
      ]);
      expect.soft(brand.left, `logo at ${width} px`).toBeCloseTo(heading.left, 0);
      expect.soft(search.right, `search at ${width} px`).toBeCloseTo(width - heading.left, 0);
    }
  },
);

test('the logo shows before the application runs', async ({ page, complaints }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const logo = await page.locator('.navbar__brand').evaluate((brand) => {
    const { width, height, backgroundImage } = getComputedStyle(brand, '::before');
    return {
      width,
      height,
      isPicture: backgroundImage.startsWith('url("data:image/svg+xml,'),
    };
  });
  expect(logo).toEqual({ width: '36px', height: '28.7969px', isPicture: true });
  // The scripts that this test holds back.
  await expect.poll(() => complaints.list.join()).toContain('ERR_FAILED');
  complaints.list.splice(0);
});

for (const [chosen, system] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the logo has the colours of the chosen mode, ${chosen}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), chosen);
    await page.goto('/');
    const accents = await page
      .locator('.navbar__brand')
      .evaluate((brand) => [
        getComputedStyle(brand).getPropertyValue('--color-accent').trim().replace('#', '%23'),
        getComputedStyle(brand, '::before').backgroundImage,
      ]);
    const [accent = '', logo] = accents;
    expect(accent).toBe(chosen === 'dark' ? '%23ff9387' : '%23b3261e');
    expect(logo).toContain(`fill='${accent}'`);
  });
}

test.describe('what a narrow window hides', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the links of the navbar are in the mobile sidebar', async ({ page }) => {
    await openApplication(page, '/');
    await expect(page.locator('nav.navbar .navbar__item:visible')).toHaveCount(0);
    const parts = await page
      .locator('.navbar__inner :is(.navbar__toggle, .navbar__brand, [data-search-open])')
      .evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    expect(parts).toHaveLength(3);
    for (const [index, part] of parts.slice(1).entries()) {
      expect(part.left).toBeGreaterThanOrEqual(parts[index]?.right ?? Infinity);
    }
    const links = await page
      .locator('nav.navbar a.navbar__item')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).not.toEqual([]);
    await page.locator('.navbar__toggle').click();
    for (const href of links) {
      await expect(page.locator(`.navbar-sidebar a[href="${href}"]`)).toBeInViewport();
    }
  });
});

test('sidebar, text and table of contents stand beside each other', async ({ page }) => {
  await page.goto(GUIDE);
  for (const width of [1000, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [sidebar, article, contents] = await readBoxes(page, [
      '.theme-doc-sidebar-container',
      'article',
      '.theme-doc-toc-desktop',
    ]);
    expect(article.left, `${width} px`).toBeGreaterThanOrEqual(sidebar.right);
    expect(contents.left, `${width} px`).toBeGreaterThanOrEqual(article.right);
    expect(contents.right, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the column of a page that stands in no sidebar is in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/documentation-missing');
  const [{ left, right }] = await readBoxes(page, ['main > .container']);
  expect(left).toBeGreaterThan(100);
  // The scrollbar takes some pixels on the right.
  expect(Math.abs(left - (1280 - right))).toBeLessThan(20);
});

test('a line of text holds 65 to 75 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GUIDE);
  const lengths = await readLineLengths(page);
  expect(lengths.length).toBeGreaterThan(10);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThanOrEqual(layout.paragraphMeasure.least);
  expect(mean).toBeLessThanOrEqual(layout.paragraphMeasure.most);
});

test('a line of Chinese is as wide as that', CHINESE, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GUIDE);
  // By the size of the font, which a Chinese character fills: a machine may lack the font itself.
  const characters = await page
    .locator('.markdown > p')
    .first()
    .evaluate(
      (paragraph) => paragraph.clientWidth / parseFloat(getComputedStyle(paragraph).fontSize),
    );
  expect(characters * 2).toBeGreaterThanOrEqual(layout.paragraphMeasure.least);
  expect(characters * 2).toBeLessThanOrEqual(layout.paragraphMeasure.most);
});

test('the picture of the pipeline fills its place', async ({ page }) => {
  for (const [width, least] of Object.entries(layout.leastPictureWidth)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.goto('/');
    const picture = page.locator('main picture img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    const [{ left, right }] = await readBoxes(page, ['main picture img']);
    expect(right - left, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(right, `${width} px`).toBeLessThanOrEqual(Number(width));
  }
});

test('the navbar stays where it is from page to page outside the docs', async ({
  page,
  complaints,
}) => {
  for (const path of ['/', '/plugins/', '/tools/globs', '/search', '/there-is-no-such-page']) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [brand, footer] = await readBoxes(page, ['.navbar__brand', `${FOOTER} h2`]);
      expect.soft(brand.left, `${path} at ${width} px`).toBeCloseTo(footer.left, 0);
    }
  }
  forgive(complaints, /status of 404/);
});

test('the columns of the footer use its width', BOTH, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const sections = await page
    .locator(`${FOOTER} section`)
    .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().right));
  expect(Math.max(...sections)).toBeGreaterThan(1200);
  const tops = await page
    .locator(`${FOOTER} section`)
    .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().top));
  expect(new Set(tops).size, 'rows of the footer').toBe(1);
});

test('the button at the bottom leads up and shows an icon', async ({ page }) => {
  await openApplication(page, GUIDE);
  const icon = await page.locator('.theme-back-to-top-button').evaluate((button) => {
    const { backgroundColor, maskImage, rotate } = getComputedStyle(button, '::after');
    return { backgroundColor, maskImage, rotate };
  });
  expect(icon.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(icon.maskImage).not.toBe('none');
  expect(icon.rotate).toBe('-90deg');
});
