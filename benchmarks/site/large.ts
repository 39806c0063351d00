import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Site } from './sites/site';

export const LARGE = 1000;

/**
 * Adds copies of a site's pages until it has a thousand; each copy says in its title which it is.
 *
 * @returns How many pages the site has now.
 */
export async function enlarge(site: Site): Promise<number> {
  const files = (await readdir(site.pages, { recursive: true })).filter(
    (name) => /\.mdx?$/.test(name) && name.includes(path.sep) && !name.startsWith('.'),
  );
  let pages = files.length;
  for (let copy = 1; pages < LARGE; copy += 1) {
    for (const file of files.slice(0, LARGE - pages)) {
      const target = path.join(site.pages, `copy-${copy}`, file);
      const source = await readFile(path.join(site.pages, file), 'utf8');
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, source.replace(/^title: (["']?)/m, `title: $1Copy ${copy}: `));
      pages += 1;
    }
  }
  return pages;
}

/** Removes the copies again. */
export async function shrink(site: Site): Promise<void> {
  for (const name of await readdir(site.pages)) {
    if (name.startsWith('copy-')) {
      await rm(path.join(site.pages, name), { recursive: true });
    }
  }
}
