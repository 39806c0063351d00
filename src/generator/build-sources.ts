import { digestFiles } from '../digest-files.mjs';

/** Files and folders, from the site's folder, that decide what a build makes of the pages. */
export const SOURCES = [
  'src/client-diet',
  'src/digest-files.mjs',
  'src/editions',
  'src/markdown',
  'src/markdown-copies',
  'src/plugin-directory',
  'src/first-paint',
  'src/generator',
  'src/quick-build',
  'src/samples',
  'src/search/records',
  'src/search/tags.ts',
  'src/social-cards',
  'babel.config.js',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src/translation',
];

/**
 * Hashes the sources of the build itself, as a key for caches of its results.
 *
 * @param siteDir The site's folder.
 * @returns 16 hexadecimal digits, which change with any of these sources and the lock file
 */
export function digestBuildSources(siteDir: string): string {
  return digestFiles(siteDir, SOURCES);
}
