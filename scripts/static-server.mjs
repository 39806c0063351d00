import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

/**
 * Serves a built site as a plain static host does: files as they are, a folder by its index.html,
 * anything else by 404.html with status 404.
 *
 * @param {string} directory Folder of the built site.
 * @param {number} port Port to listen on; 0 takes a free one.
 * @returns {Promise<http.Server>} The server, once it listens.
 */
export function startStaticServer(directory, port) {
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
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
