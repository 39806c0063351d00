import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What decides how a build goes, below the site's folder: whole folders, and files. */
const FOLDERS = [
  'src/early',
  'src/editions',
  'src/markdown',
  'src/plugins',
  'src/samples',
  'src/search/records',
  'src/social-cards',
];
const FILES = ['babel.config.js', 'docusaurus.config.ts', 'package-lock.json', 'sidebars.ts'];

/**
 * Names the state of the sources of the build itself, for caches of what it made of the pages.
 *
 * @param siteDir The site's folder.
 * @returns 16 hexadecimal digits; others as soon as one of these sources, or the lock file, changes.
 */
export function digestBuildSources(siteDir: string): string {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.path, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...below, ...FILES.map((name) => path.join(siteDir, name))].sort()) {
    hash.update(path.relative(siteDir, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
