import { digestFiles } from '../digest-files';

/** What decides how a build goes, below the site's folder: folders and files. */
export const SOURCES = [
  'src/client-diet',
  'src/digest-files.ts',
  'src/editions',
  'src/markdown',
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
  'sidebars.ts',
  'src/translation',
];

/**
 * Names the state of the sources of the build itself, for caches of what it made of the pages.
 *
 * @param siteDir The site's folder.
 * @returns 16 hexadecimal digits; others as soon as one of these sources, or the lock file, changes.
 */
export function digestBuildSources(siteDir: string): string {
  return digestFiles(siteDir, SOURCES);
}
