import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { listen } from './setup/ports.mjs';

/**
 * Serves a built site as a plain static host does: files as they are, a folder by its index.html,
 * anything else by 404.html with status 404.
 *
 * @param {string} directory Folder of the built site.
 * @param {number} port Port to listen on; 0 takes a free one.
 * @param {string} [advice] How to choose another port, for a message.
 * @returns {Promise<{ origin: string, stop: () => void }>} Where it is, once it listens; and what ends it.
 */
export async function startStaticServer(directory, port, advice = 'Choose another one.') {
  const notFound = readFileSync(path.join(directory, '404.html'));
  const serve = sirv(directory, {
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFound);
    },
  });
  const server = http.createServer((request, response) => serve(request, response));
  const used = await listen(server, port, advice);
  return {
    origin: `http://localhost:${used}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
