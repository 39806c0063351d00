import { appendFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const timeout = 30_000;
const pause = 500;

/** Opens the WebSocket of a LiveReload server, as an open page does. */
function openPage(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    request({
      port,
      path: '/livereload',
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': Buffer.from('sixteen bytes 16').toString('base64'),
      },
    })
      .on('upgrade', (_response, socket: Socket) => resolve(socket))
      // What listens there serves something else.
      .on('response', (response) => {
        response.resume();
        resolve(undefined);
      })
      // Nothing listens yet: the recipe is still starting.
      .on('error', () => resolve(undefined))
      .end();
  });
}

/**
 * Changes a file until a LiveReload server tells its open pages to load it again.
 * @param file The file to change.
 * @param port Port of the server.
 * @param limit Milliseconds to wait.
 * @returns Whether a page was asked to reload.
 */
export async function waitForReload(file: string, port: number, limit = timeout): Promise<boolean> {
  const end = Date.now() + limit;
  let page: Socket | undefined;
  // A server masks nothing that it sends, so the text stands in the bytes as it is.
  let received = '';
  const isReloaded = (): boolean =>
    received.includes('"command":"reload"') && received.includes(path.basename(file));
  while (!isReloaded() && Date.now() < end) {
    if (!page) {
      page = await openPage(port);
      page
        ?.on('data', (chunk: Buffer) => {
          received += chunk.toString();
        })
        // A server that starts anew hangs up, and a page opens itself again.
        .on('error', () => undefined)
        .on('close', () => {
          page = undefined;
        });
    }
    if (page) appendFileSync(file, '\n');
    await setTimeout(pause);
  }
  page?.destroy();
  return isReloaded();
}
