import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { listen } from '../../../setup/ports.mjs';
import type { StartService } from './service';

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const body = await buffer(request);
  if (request.method !== 'PUT') {
    response.writeHead(404).end();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join(folder, path.posix.normalize(pathname));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
  const etag = createHash('md5').update(body).digest('hex');
  response.writeHead(200, { ETag: `"${etag}"` }).end();
}

/** Starts an empty store that speaks as much of S3 as an upload takes: HEAD finds nothing, PUT stores. */
export const startS3: StartService = async (folder) => {
  const server = createServer((request, response) => {
    // A client that is stopped hangs up in the middle of a file.
    answer(request, response, folder).catch(() => response.destroy());
  });
  const port = await listen(server, 0, '', '127.0.0.1');
  return {
    port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
