import path from 'node:path';

import { startStaticServer } from '../../../scripts/static-server.mjs';
import { copyCompressed } from '../precompress';

/** A built site that is being served. */
export interface Served {
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Serves a built site, compressed beforehand, on a free port of this machine.
 *
 * @param site Folder of the built site; nothing is written there.
 * @param copy Folder for the compressed copy.
 */
export async function serveCompressed(site: string, copy: string): Promise<Served> {
  await copyCompressed(site, copy);
  const server = await startStaticServer(copy, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error(`The server of ${path.basename(site)} has no port.`);
  }
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() };
}
