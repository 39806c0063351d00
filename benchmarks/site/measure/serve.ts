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
  return startStaticServer(copy, 0);
}
