import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the pages of the docs lie, from the root of the repository. */
export const ENGLISH_FOLDER = 'docs';
export const CHINESE_FOLDER = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';

/** The folder with one folder per sample, and with the packages that only samples need. */
export const samplesFolder = path.join(projectRoot, 'samples');

/**
 * Where the packages of the samples are installed. `SAMPLES_MODULES` names another folder: that is how
 * pages are put to another version of gulp.
 */
export const samplesModules =
  process.env['SAMPLES_MODULES'] ?? path.join(samplesFolder, 'node_modules');

/**
 * @param absolute a file or folder inside the repository
 * @returns its path from the root of the repository, with forward slashes, as messages show it
 */
export function fromRoot(absolute: string): string {
  return path.relative(projectRoot, absolute).split(path.sep).join('/');
}
