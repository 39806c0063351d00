import type { Page, Route } from 'playwright/test';

import { followLink, openApplication, waitForApplication } from '../support/application';
import { saveData } from '../support/connection';
import { BOTH, expect, forgive, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';
import { labelsOf } from '../support/labels';
import { countDocuments, listRequests, PAGE_PARTS } from '../support/tab';

const DOC = '/docs/api/concepts';
const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

const FAILED_REQUEST = /Failed to load resource/;
/** Written when the application itself asks for what is missing, unless the page was left before. */
const START_WARNING = /^console warning: The application did not start/;
const CHUNK_WARNING = /^console warning: .*ChunkLoadError|^console warning: .*Loading chunk/;

/** Ends the failures when the tab asks for the page's document. */
async function endAtReload(page: Page): Promise<void> {
  await page.route(`**${DOC}`, async (route) => {
    if (route.request().isNavigationRequest()) {
      await page.unroute(PAGE_PARTS);
    }
    await route.continue();
  });
}

/** Answers as a host does after a deploy that took the old files away. */
async function replaceDeploy(page: Page): Promise<void> {
  await page.route(PAGE_PARTS, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><p>Not here' }),
  );
}

function abort(route: Route): Promise<void> {
  return route.abort();
}

/** Answers as a network does that wants the reader to sign in. */
function sendPage(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' });
}

/** Goes to another page, whose old parts are gone: a reload brings it. */
async function leaveAfterDeploy(page: Page, hash = ''): Promise<void> {
  const documents = countDocuments(page);
  await replaceDeploy(page);
  await endAtReload(page);
  await followLink(page, DOC + hash);
  await expect.poll(documents.count).toBe(1);
  await waitForApplication(page);
  await expect(page.locator('article h1')).toBeVisible();
}

test.beforeEach(({ page }) => saveData(page));

test('a route chunk fails to load: a warning is logged and the page reloads, once', async ({
  page,
  complaints,
}) => {
  await openApplication(page, '/');
  const documents = countDocuments(page);
  await page.route(PAGE_PARTS, (route) => route.abort());
  await endAtReload(page);
  await followLink(page, DOC);
  await expect.poll(documents.count).toBe(1);
  await waitForApplication(page);
  await expect(page).toHaveURL(DOC);
  await expect(page.locator('article h1')).toBeVisible();
  expect(complaints.list).toContainEqual(expect.stringMatching(CHUNK_WARNING));
  expect(documents.count()).toBe(1);
  forgive(complaints, FAILED_REQUEST, CHUNK_WARNING);
});

test(
  'a chunk that stays away leads to one reload, then to a page that says so, never to a loop',
  BOTH,
  async ({ page, edition, complaints }) => {
    const { scriptFailed } = labelsOf(edition);
    await openApplication(page, '/');
    const documents = countDocuments(page);
    await page.route(PAGE_PARTS, (route) => route.abort());
    await followLink(page, DOC);
    await expect(page.getByRole('alert')).toContainText(scriptFailed);
    await expect(page.locator('article h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents.count()).toBe(1);
    forgive(complaints, FAILED_REQUEST, CHUNK_WARNING, START_WARNING);
  },
);

for (const { what, pattern, answer, cause } of [
  { what: 'the main script that fails', pattern: MAIN, answer: abort, cause: FAILED_REQUEST },
  { what: 'a chunk that fails', pattern: PAGE_PARTS, answer: abort, cause: FAILED_REQUEST },
  {
    what: "the main script that is a host's page",
    pattern: MAIN,
    answer: sendPage,
    cause: /^console warning: The application did not start\. SyntaxError/,
  },
]) {
  test(`${what} on the first load is told with a retry; the page stays readable`, async ({
    page,
    edition,
    complaints,
  }) => {
    const { scriptFailed, retry, close } = labelsOf(edition);
    await page.route(pattern, answer);
    await page.goto(DOC);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(scriptFailed);
    await expect(page.locator('article h1')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    const bar = await alert.boundingBox();
    const view = page.viewportSize();
    expect((bar?.height ?? 0) / (view?.height ?? 1), 'it is no wall').toBeLessThan(0.3);
    await alert.getByRole('button', { name: close }).click();
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(alert).toContainText(scriptFailed);
    await page.unroute(pattern);
    await alert.getByRole('button', { name: retry }).click();
    await waitForApplication(page);
    await expect(alert).toHaveCount(0);
    expect(complaints.list).toContainEqual(expect.stringMatching(cause));
    forgive(complaints, cause, START_WARNING);
  });
}

test('an empty main script raises no error, and is told after twenty seconds, once', async ({
  page,
  edition,
}) => {
  const { scriptFailed, close } = labelsOf(edition);
  await page.clock.install();
  await page.route(MAIN, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const answered = page.waitForResponse(MAIN);
  await page.goto(DOC);
  await answered;
  const alert = page.getByRole('alert');
  await page.clock.fastForward(15_000);
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(alert).toContainText(scriptFailed);
  await alert.getByRole('button', { name: close }).click();
  await page.clock.fastForward(60_000);
  await expect(alert).toHaveCount(0);
});

test('a failure that was told and closed is not told again after twenty seconds', async ({
  page,
  edition,
  complaints,
}) => {
  await page.clock.install();
  await page.route(MAIN, abort);
  await page.goto(DOC);
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: labelsOf(edition).close }).click();
  await page.clock.fastForward(60_000);
  await expect(alert).toHaveCount(0);
  forgive(complaints, FAILED_REQUEST);
});

test('a main script that arrives after it was given up takes the message away', async ({
  page,
  edition,
}) => {
  await page.clock.install();
  const script = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto(DOC);
  await expect.poll(script.held).toBe(1);
  await page.clock.fastForward(20_000);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(labelsOf(edition).scriptFailed);
  script.release();
  await waitForApplication(page);
  await expect(alert).toHaveCount(0);
});

test('a retry without a connection takes the bar away until it failed, and keeps the page', async ({
  page,
  edition,
  complaints,
}) => {
  const { scriptFailed, retry } = labelsOf(edition);
  await page.route(MAIN, (route) => route.abort());
  await page.goto(DOC);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(scriptFailed);
  const documents = countDocuments(page);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  const line = await holdRequests(page, '**/*');
  await alert.getByRole('button', { name: retry }).click();
  await expect.poll(line.held).toBe(1);
  await expect(alert).toHaveCount(0);
  line.release();
  await expect(alert).toContainText(scriptFailed);
  await expect(page.locator('article h1')).toBeVisible();
  expect(documents.count()).toBe(0);
  forgive(complaints, FAILED_REQUEST, START_WARNING);
});

test('a deploy that replaced the chunks is noticed; what was typed and the scroll position are there on Back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1000, height: 300 });
  await openApplication(page, '/nowhere');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('primordials is not defined');
  await page.evaluate(() => window.scrollTo(0, 240));
  await leaveAfterDeploy(page);
  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
  await expect(box).toHaveValue('primordials is not defined');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
  forgive(complaints, FAILED_REQUEST, CHUNK_WARNING);
});

for (const hash of ['', '#globs']) {
  test(`after a deploy, a page begins at ${hash || 'its top'}`, async ({ page, complaints }) => {
    await openApplication(page, '/docs/api/src');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await leaveAfterDeploy(page, hash);
    const target = page.locator(hash || 'article h1');
    await expect(target).toBeInViewport();
    // What the browser restores, it restores once the page has loaded.
    await page.waitForLoadState('networkidle');
    await expect(target).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    forgive(complaints, FAILED_REQUEST, CHUNK_WARNING);
  });
}

test('what was typed stays with its page when the reader gave up another before', async ({
  page,
  edition,
  complaints,
}) => {
  await openApplication(page, '/nowhere');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('primordials is not defined');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await followLink(page, '/plugins/');
  await expect(page.getByRole('alert')).toContainText(labelsOf(edition).pageFailed);
  await page.unrouteAll();
  await leaveAfterDeploy(page);
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL('/nowhere');
  await waitForApplication(page);
  await expect(box).toHaveValue('primordials is not defined');
  forgive(complaints, FAILED_REQUEST, CHUNK_WARNING);
});

test(
  'a page that does not load without a connection leaves the one before as it is',
  BOTH,
  async ({ page, edition, complaints }) => {
    const { pageFailed, retry } = labelsOf(edition);
    await openApplication(page, '/plugins/');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('sourcemaps');
    await expect(page).toHaveURL('/plugins/?q=sourcemaps');
    const documents = countDocuments(page);
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await followLink(page, DOC);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(pageFailed);
    await expect(box).toHaveValue('sourcemaps');
    await alert.getByRole('button', { name: retry }).click();
    await expect(alert).toContainText(pageFailed);
    expect(documents.count()).toBe(0);
    await page.unroute('**/*');
    await alert.getByRole('button', { name: retry }).click();
    await waitForApplication(page);
    await expect(page).toHaveURL(DOC);
    await expect(page.locator('article h1')).toBeVisible();
    forgive(complaints, FAILED_REQUEST, CHUNK_WARNING);
  },
);

test('a page that comes after the reader chose another leaves the one on the screen as it is', async ({
  page,
  edition,
  complaints,
}) => {
  await openApplication(page, '/plugins/');
  const documents = countDocuments(page);
  let isOnline = true;
  await page.route('**/*', (route) =>
    isOnline ? route.fallback() : route.abort('internetdisconnected'),
  );
  const first = await holdRequests(page, '**/assets/js/*.js');
  await followLink(page, DOC);
  await expect.poll(first.held).toBe(3);
  const second = await holdRequests(page, '**/assets/js/*.js');
  await followLink(page, '/docs/getting-started/quick-start');
  await expect.poll(second.held).toBe(1);
  const arrived: unknown[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') {
      arrived.push(request);
    }
  });
  first.release();
  await expect.poll(() => arrived.length).toBe(3);
  isOnline = false;
  second.release();
  await expect(page.getByRole('alert')).toContainText(labelsOf(edition).pageFailed);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  expect(documents.count()).toBe(0);
  forgive(complaints, FAILED_REQUEST);
});

test('a browser that is online again tries by itself, without the bar until that failed', async ({
  page,
  edition,
  complaints,
}) => {
  const { pageFailed } = labelsOf(edition);
  await openApplication(page, '/plugins/');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await followLink(page, DOC);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(pageFailed);
  const line = await holdRequests(page, '**/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(line.held).toBe(1);
  await expect(alert).toHaveCount(0);
  line.release();
  await expect(alert).toContainText(pageFailed);
  forgive(complaints, FAILED_REQUEST);
});

test('a page that does not load can be left by Back', async ({ page, edition, complaints }) => {
  await openApplication(page, '/plugins/');
  const documents = countDocuments(page);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await followLink(page, DOC);
  await expect(page.getByRole('alert')).toContainText(labelsOf(edition).pageFailed);
  const asked = listRequests(page);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/plugins/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked, 'the page is on the screen and needs nothing').toEqual([]);
  await page.unroute('**/*');
  await followLink(page, '/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents.count()).toBe(0);
  forgive(complaints, FAILED_REQUEST);
});

test('a heading of the page on the screen is reached without a connection', async ({
  page,
  complaints,
}) => {
  await openApplication(page, DOC);
  const documents = countDocuments(page);
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  const asked = listRequests(page);
  const link = page.locator('.table-of-contents a').last();
  await link.click();
  await expect(page).toHaveURL(`${DOC}${(await link.getAttribute('href')) ?? '#'}`);
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(documents.count()).toBe(0);
  forgive(complaints, FAILED_REQUEST); // Of the pictures that come into view.
});
