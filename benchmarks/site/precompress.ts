import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { brotli } from '../brotli';

/** What static hosts compress; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|wasm)$/;

/**
 * Copies a built site and puts a `.br` file beside each text, as a host with Brotli would serve it.
 *
 * @param site Folder of the built site; nothing is written there.
 * @param copy Folder to make.
 */
export async function copyCompressed(site: string, copy: string): Promise<void> {
  await cp(site, copy, { recursive: true });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT.test(entry.name)) {
      const file = path.join(entry.parentPath, entry.name);
      await writeFile(`${file}.br`, brotli(await readFile(file)));
    }
  }
}
