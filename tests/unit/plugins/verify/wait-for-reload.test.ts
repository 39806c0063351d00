import { statSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { waitForReload } from '../../../../scripts/plugins/verify/wait-for-reload';
import { listen } from '../../../../scripts/setup/ports.mjs';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

let file = '';
let server: Server | undefined;

beforeEach(() => {
  file = path.join(temporaryFolder({ 'a.css': 'a {}' }), 'a.css');
});

afterEach(() => {
  unwatchFile(file);
  server?.close();
});

/** A LiveReload server that says the same after every change, but hangs up on the first pages. */
function startTelling(text: string, hangUps = 0): Promise<number> {
  let pages = 0;
  server = createServer().on('upgrade', (request, socket) => {
    pages += 1;
    const hangsUp = pages <= hangUps;
    socket.on('error', () => undefined);
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    watchFile(file, { interval: 50 }, () =>
      hangsUp ? request.socket.resetAndDestroy() : socket.write(text),
    );
  });
  return listen(server, 0, '', '127.0.0.1');
}

it('changes the file until the server tells the page to load it', async () => {
  const port = await startTelling('{"command":"reload","path":"/dist/a.css"}');
  expect(await waitForReload(file, port)).toBe(true);
  expect(statSync(file).size).toBeGreaterThan(4);
});

it('opens the page again where the server hangs up', async () => {
  const port = await startTelling('{"command":"reload","path":"/dist/a.css"}', 1);
  expect(await waitForReload(file, port)).toBe(true);
});

it('is not content with a greeting, or with another file', async () => {
  const hello = await startTelling('{"command":"hello","path":"/dist/a.css"}');
  expect(await waitForReload(file, hello, 1200)).toBe(false);
  server?.close();
  const other = await startTelling('{"command":"reload","path":"/dist/b.css"}');
  expect(await waitForReload(file, other, 1200)).toBe(false);
});

it('waits in vain where nothing listens', async () => {
  const port = await startTelling('');
  server?.close();
  expect(await waitForReload(file, port, 700)).toBe(false);
  expect(statSync(file).size).toBe(4);
});

it('waits in vain where another kind of server answers', async () => {
  server = createServer((_request, response) => response.writeHead(404).end());
  const port = await listen(server, 0, '', '127.0.0.1');
  expect(await waitForReload(file, port, 700)).toBe(false);
});
