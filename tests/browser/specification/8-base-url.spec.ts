import http from 'node:http';

import { listen } from '../../../scripts/setup/ports.mjs';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';

const BANNER = '#__docusaurus-base-url-issue-banner';

/** A server of the edition below a folder, which it was not built for. */
function serverBelow(folder: string, origin: string): http.Server {
  return http.createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(folder)) {
      response.writeHead(404).end();
      return;
    }
    fetch(new URL(path.slice(folder.length - 1), origin)).then(
      async (answer) => {
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'text/plain',
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.writeHead(502).end(),
    );
  });
}

test('a wrong base URL brings a red banner that says so and suggests another', async ({
  page,
  baseURL,
  complaints,
}) => {
  const server = serverBelow('/handbook/', baseURL ?? '');
  const port = await listen(server, 0, '');
  try {
    await page.goto(`http://localhost:${port}/handbook/`);
    const banner = page.locator(BANNER);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText('We suggest trying baseUrl = /handbook/');
    await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  } finally {
    server.close();
    server.closeAllConnections();
  }
  complaints.list.length = 0; // Nothing but failed requests to the other port.
});

test('the right base URL shows no banner, and the application removes it', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const banner = page.locator(BANNER);
  await expect(banner).toBeAttached();
  await expect(banner).toBeHidden();
  release();
  await expect(banner).toHaveCount(0);
});

test('a style sheet that fails brings the banner only until the application is there', async ({
  page,
  complaints,
}) => {
  await page.route('**/*.css', (route) => route.abort());
  const { release } = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const banner = page.locator(BANNER);
  await expect(banner).toBeVisible();
  release();
  await expect(banner).toHaveCount(0);
  complaints.list.length = 0;
});
