import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { listen } from './setup/ports.mjs';

/** Names of these files change with what is in them. */
const HASHED = /^\/assets\//;

/** Types of texts for which sirv names no encoding, by their ending. */
const TEXTS = new Map([
  ['.md', 'text/markdown'],
  ['.txt', 'text/plain'],
]);

/**
 * Serves a built site as hosting/nginx.conf does: files as they are, a folder by its index.html
 * without a redirect, anything else by 404.html with status 404.
 *
 * @param {string} directory Folder of the built site.
 * @param {number} port Port to listen on; 0 takes a free one.
 * @param {object} [options]
 * @param {string} [options.baseUrl] Path that the site was built for.
 * @param {string} [options.advice] How to choose another port, for a message.
 * @param {boolean} [options.changes] Whether another build may replace the files meanwhile.
 * @returns {Promise<{ origin: string, stop: () => void }>} Where it is, once it listens; and what ends it.
 * @throws {Error} of `listen`
 */
export async function startStaticServer(directory, port, options = {}) {
  const { baseUrl = '/', advice = 'Choose another one.', changes = false } = options;
  const page = path.join(directory, '404.html');
  let notFound = readFileSync(page);
  /** @param {http.ServerResponse} response */
  const answerNotFound = (response) => {
    // It is gone for a moment while another build takes its place.
    if (changes && existsSync(page)) {
      notFound = readFileSync(page);
    }
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(notFound);
  };
  const serve = sirv(directory, {
    // Without it, the files are those of the start: of a later build none is found, and a lost one ends the server.
    dev: changes,
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_request, response) => answerNotFound(response),
    setHeaders: (response, file) => {
      const lasting = HASHED.test(file);
      response.setHeader(
        'Cache-Control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      const type = TEXTS.get(path.extname(file));
      if (type) {
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
      }
    },
  });
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    if (!address.startsWith(baseUrl)) {
      answerNotFound(response);
      return;
    }
    request.url = address.slice(baseUrl.length - 1);
    serve(request, response);
  });
  const used = await listen(server, port, advice);
  return {
    origin: `http://localhost:${used}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
