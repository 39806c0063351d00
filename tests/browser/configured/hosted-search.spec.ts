import type { Page, Route } from 'playwright/test';

import { SETTINGS } from '../../../scripts/configured-settings.mjs';
import { openDialog, SearchDialog } from '../search/dialog-page';
import { textsOf } from '../search/texts';
import { openApplication } from '../support/application';
import { BOTH, expect, forgive } from '../support/fixtures';
import { test } from './fixtures';

const {
  ALGOLIA_APP_ID: APP_ID,
  ALGOLIA_SEARCH_KEY: SEARCH_KEY,
  ALGOLIA_INDEX_NAME: INDEX_NAME,
} = SETTINGS.english;

/** Where its requests go. */
const SERVICE_ORIGIN = `https://${APP_ID.toLowerCase()}-dsn.algolia.net`;

const LANGUAGES = { english: 'en', chinese: 'zh-Hans' } as const;

const HIT = {
  objectID: '1',
  url: 'https://gulpjs.com/docs/api/src#options',
  url_without_anchor: 'https://gulpjs.com/docs/api/src',
  anchor: 'options',
  type: 'lvl2',
  content: null,
  hierarchy: {
    lvl0: 'src()',
    lvl1: 'src()',
    lvl2: 'Options',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {
    hierarchy: {
      lvl0: { value: 'src()' },
      lvl1: { value: 'src()' },
      lvl2: { value: '<mark>Options</mark>' },
    },
  },
  _snippetResult: {
    hierarchy: { lvl1: { value: 'src()' }, lvl2: { value: '<mark>Options</mark>' } },
  },
};

const answerWith = (hits: readonly unknown[]) => ({
  results: [
    { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: '', params: '' },
  ],
});

interface Recorded {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

/** Answers in the place of the service, and records what it was asked. */
async function standIn(page: Page, reply: (route: Route) => Promise<void>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  await page.route(/algolia(?:net\.com|\.net)/u, async (route) => {
    const request = route.request();
    const body: unknown = JSON.parse(request.postData() ?? 'null');
    recorded.push({ method: request.method(), url: new URL(request.url()), body });
    await reply(route);
  });
  return recorded;
}

const found = (route: Route) => route.fulfill({ json: answerWith([HIT]) });

const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>, number])[] = [
  ['the line is cut', (route) => route.abort(), 4],
  ['the service breaks', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }), 4],
  ['the key is refused', (route) => route.fulfill({ status: 403, json: { message: 'no' } }), 1],
  ['the answer is no JSON', (route) => route.fulfill({ status: 200, body: '<html>' }), 1],
];

/** Requests to the service, and the browser's own note of one that failed. */
const EXPECTED = [
  new RegExp(`^request to another origin: ${SERVICE_ORIGIN}`, 'iu'),
  /^request to another origin: https:\/\/testapp00-\d\.algolianet\.com/iu,
  /^console error: Failed to load resource/u,
] as const;

test.describe('hosted search', () => {
  test.afterEach(({ complaints }) => forgive(complaints, ...EXPECTED));

  test(
    'asks as the protocol says, with language and docs version as facets',
    BOTH,
    async ({ page, edition }) => {
      const recorded = await standIn(page, found);
      await openApplication(page, '/docs/api/src');
      await expect(page.locator(`link[rel=preconnect]`)).toHaveAttribute('href', /testapp00-dsn/iu);
      expect(recorded).toEqual([]);
      const dialog = new SearchDialog(page);
      await dialog.open();
      await dialog.box.fill('options');
      await expect(dialog.hits.first()).toContainText('Options');
      expect(recorded).toHaveLength(1);
      const [{ method, url, body } = { method: '', url: new URL(SERVICE_ORIGIN), body: null }] =
        recorded;
      expect(method).toBe('POST');
      expect(url.origin).toBe(SERVICE_ORIGIN);
      expect(url.pathname).toBe('/1/indexes/*/queries');
      expect(url.searchParams.get('x-algolia-application-id')).toBe(APP_ID);
      expect(url.searchParams.get('x-algolia-api-key')).toBe(SEARCH_KEY);
      expect(url.searchParams.get('x-algolia-agent')).toMatch(
        /^Algolia for JavaScript \(4\.[\d.]+\); Browser \(lite\); docsearch \(3\.6\.0\); docsearch-react \(3\.6\.0\); docusaurus \(3\.2\.1\)/u,
      );
      expect(body).toMatchObject({ requests: [{ query: 'options', indexName: INDEX_NAME }] });
      const params = new URLSearchParams(/"params":"([^"]*)"/u.exec(JSON.stringify(body))?.[1]);
      expect(params.get('hitsPerPage')).toBe('20');
      expect(params.get('facetFilters')).toBe(
        `["language:${LANGUAGES[edition]}",["docusaurus_tag:default","docusaurus_tag:docs-default-current"]]`,
      );
      await dialog.hits.first().click();
      await expect(page).toHaveURL(`/docs/api/src#options`);
    },
  );

  test('asks for pages of fifteen on the search page', async ({ page }) => {
    const recorded = await standIn(page, found);
    await page.goto(`/search?q=options`);
    await expect(page.locator('main ol a').first()).toHaveAttribute(
      'href',
      '/docs/api/src#options',
    );
    const params = new URLSearchParams(
      /"params":"([^"]*)"/u.exec(JSON.stringify(recorded[0]?.body))?.[1],
    );
    expect(params.get('hitsPerPage')).toBe('15');
    expect(params.get('page')).toBe('0');
  });

  test('says that nothing was found', async ({ page, edition }) => {
    await standIn(page, (route) => route.fulfill({ json: answerWith([]) }));
    const dialog = await openDialog(page);
    await dialog.box.fill('options');
    await expect(dialog.root).toContainText(textsOf(edition).noResults);
    await expect(dialog.root).toContainText('options');
  });

  for (const [name, fail, tries] of FAILURES) {
    test(`shows it in the dialog when ${name}, and recovers`, async ({ page, edition }) => {
      const { unable, checkNetwork, noResults } = textsOf(edition);
      const recorded = await standIn(page, fail);
      const dialog = await openDialog(page);
      await dialog.box.fill('options');
      await expect(dialog.root).toContainText(unable);
      await expect(dialog.root).toContainText(checkNetwork);
      await expect(dialog.root).not.toContainText(noResults);
      expect(recorded).toHaveLength(tries);
      await page.unrouteAll();
      await standIn(page, found);
      await dialog.box.fill('options again');
      await expect(dialog.hits.first()).toContainText('Options');
      await expect(dialog.root).not.toContainText(unable);
    });

    test(`shows it on the page when ${name}, and recovers`, async ({
      page,
      edition,
      complaints,
    }) => {
      const { unable, retry } = textsOf(edition);
      await standIn(page, fail);
      await page.goto(`/search?q=options`);
      await expect(page.getByRole('alert')).toContainText(unable);
      forgive(complaints, /^console warning: The search gave no answer\./);
      await page.unrouteAll();
      await standIn(page, found);
      await page.getByRole('button', { name: retry }).click();
      await expect(page.locator('main ol a').first()).toBeVisible();
    });
  }

  test('waits for a slow answer', async ({ page, edition }) => {
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await standIn(page, async (route) => {
      await gate;
      await found(route);
    });
    const dialog = await openDialog(page);
    await dialog.box.fill('options');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(dialog.root).not.toContainText(textsOf(edition).unable);
    letThrough();
    await expect(dialog.hits.first()).toContainText('Options');
  });
});
