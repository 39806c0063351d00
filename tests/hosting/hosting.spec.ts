import { readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, type Page, test } from 'playwright/test';

import { startStaticServer } from '../../scripts/static-server.mjs';
import { collectComplaints } from '../browser/support/fixtures';
import { waitForApplication } from '../browser/support/application';
import { PAGES } from '../built/site-pages';
import { CASES } from './cases';
import { type Host, startNginx } from './nginx';

const SERVERS: Readonly<Record<string, (site: string, baseUrl: string) => Promise<Host>>> = {
  nginx: startNginx,
  'npm run serve': (site, baseUrl) => startStaticServer(site, 0, { baseUrl }),
};
const LASTING = 'public, max-age=31536000, immutable';

function hashedScript(site: string): string {
  const [script] = readdirSync(path.join(site, 'assets/js'));
  return `assets/js/${script ?? ''}`;
}

/** Links of a page to this host that leave the site. */
function linksOutside(html: string, baseUrl: string): readonly string[] {
  const links = Array.from(html.matchAll(/<a [^>]*?href="?(\/[^" >]*)/g), ([, link = '']) => link);
  return links.filter((link) => !link.startsWith(baseUrl));
}

for (const { edition, baseUrl, site } of CASES) {
  for (const [server, start] of Object.entries(SERVERS)) {
    test(`${server} answers for the ${edition} edition at ${baseUrl}`, async () => {
      const host = await start(site, baseUrl);
      const get = (address: string, headers = {}): Promise<Response> =>
        fetch(`${host.origin}${baseUrl}${address}`, { redirect: 'manual', headers });
      try {
        for (const page of [...PAGES, '/docs/']) {
          const answer = await get(page.slice(1));
          expect(answer.status, page).toBe(200);
          expect(answer.headers.get('content-type'), page).toMatch(/^text\/html; ?charset=utf-8$/);
          expect(answer.headers.get('cache-control'), page).toBe('no-cache');
          expect(linksOutside(await answer.text(), baseUrl), page).toEqual([]);
        }
        for (const missing of ['docs/api/', 'docs/api', 'no-such-page', 'assets/js/none.js']) {
          const answer = await get(missing);
          expect(answer.status, missing).toBe(404);
          expect(await answer.text(), missing).toContain('/404.html');
          expect(answer.headers.get('cache-control'), missing).not.toBe(LASTING);
        }
        const script = await get(hashedScript(site));
        expect(script.headers.get('cache-control')).toBe(LASTING);
        expect(script.headers.get('content-type')).toContain('javascript');
        for (const [text, type] of [
          ['docs/api/dest.md', 'text/markdown'],
          ['llms.txt', 'text/plain'],
        ] as const) {
          const answer = await get(text);
          expect(answer.status, text).toBe(200);
          expect(answer.headers.get('content-type'), text).toMatch(
            new RegExp(`^${type}; ?charset=utf-8$`),
          );
          expect(answer.headers.get('cache-control'), text).toBe('no-cache');
        }
        for (const icon of ['favicon.ico', 'img/apple-touch-icon.png']) {
          expect((await get(icon)).status, icon).toBe(200);
        }
        const sitemap = await (await get('sitemap.xml')).text();
        const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
        expect(addresses.length).toBeGreaterThan(20);
        for (const address of addresses) {
          const answer = await fetch(host.origin + new URL(address).pathname, {
            redirect: 'manual',
          });
          expect(answer.status, address).toBe(200);
        }
      } finally {
        host.stop();
      }
    });
  }

  test(`a reader of the ${edition} edition at ${baseUrl} on nginx misses nothing`, async ({
    page,
  }) => {
    const host = await startNginx(site, baseUrl);
    try {
      const home = `${host.origin}${baseUrl}`;
      const complaints = collectComplaints(page, host.origin);
      await page.goto(home);
      await waitForApplication(page);
      await expectPictures(page);

      await page.locator('main a[href$="/docs/getting-started/quick-start"]').first().click();
      await expect(page).toHaveURL(`${home}docs/getting-started/quick-start`);
      await page.goto(`${home}docs/`);
      await expect(page).toHaveURL(`${home}docs/getting-started/quick-start`);

      await page.goto(`${home}docs/api/concepts`);
      await waitForApplication(page);
      await expectPictures(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('encoding');
      await page.getByRole('treeitem').first().getByRole('link').click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(`${baseUrl}docs/`));
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await page.goto(`${home}search?q=encoding`);
      await expect(page.locator(`main a[href^="${baseUrl}docs/"]`).first()).toBeVisible();
      const card = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await page.request.get(host.origin + new URL(card ?? '').pathname);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(complaints.list).toEqual([]);

      await page.goto(`${home}no-such-page`);
      await page.locator('main form input').fill('dest');
      await page.locator('main form input').press('Enter');
      await expect(page).toHaveURL(`${home}search?q=dest`);
      await page.goto(`${home}docs/api/src.html`);
      await expect(page).toHaveURL(`${home}docs/api/src`);
    } finally {
      host.stop();
    }
  });
}

test('nginx compresses what can be compressed', async ({ request }) => {
  const host = await startNginx('build/english', '/');
  try {
    for (const file of ['', hashedScript('build/english'), 'img/pipeline.svg', 'sitemap.xml']) {
      const answer = await request.get(`${host.origin}/${file}`, {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect(answer.headers()['content-encoding'], file).toBe('gzip');
      expect(answer.headers().vary, file).toBe('Accept-Encoding');
    }
  } finally {
    host.stop();
  }
});

async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth))
      .toBeGreaterThan(0);
  }
}
