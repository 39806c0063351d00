import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Site } from './sites/site';

/** How many pages a large site has. */
export const LARGE = 1000;

/**
 * Adds copies of a site's pages, folder by folder, until it has so many. Titles say which copy a
 * page is, and the sidebar lists all of them in collapsed categories.
 */
export async function enlarge(site: Site, pages: number): Promise<void> {
  const files = (await readdir(site.pages, { recursive: true })).filter((name) =>
    /^[a-z-]+[\\/].*\.mdx?$/.test(name),
  );
  const folders = Array.from(
    { length: Math.ceil((pages - files.length) / files.length) },
    (_unused, index) => `copy-${index + 1}`,
  );
  for (const [index, folder] of folders.entries()) {
    const left = pages - files.length * (index + 1);
    for (const file of files.slice(0, left)) {
      const target = path.join(site.pages, folder, file);
      const source = await readFile(path.join(site.pages, file), 'utf8');
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, source.replace(/^title: (["']?)/m, `title: $1${folder} of `));
    }
  }
  await site.listFolders(folders);
}
