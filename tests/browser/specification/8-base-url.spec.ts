import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '../support/fixtures';

/** Serves the edition below a folder, which it was not built for. */
async function serveBelow(folder: string, origin: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

function portOf(server: http.Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server below a folder does not listen on a port.');
  }
  return address.port;
}

test('a wrong base URL brings a red banner that says so and suggests another', async ({
  page,
  baseURL,
  complaints,
}) => {
  const server = await serveBelow('/handbook/', baseURL ?? '');
  try {
    await page.goto(`http://localhost:${portOf(server)}/handbook/`);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
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

test('the right base URL shows no banner', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).not.toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
});

test('a style sheet that fails brings the banner only until the application is there', async ({
  page,
  complaints,
}) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  complaints.list.length = 0;
});
