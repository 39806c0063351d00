import { readdirSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';

import { builtPath, readBuilt } from './build-folders';

/** Paths of all HTML files of an edition, below its folder. */
export function htmlFiles(edition: string): readonly string[] {
  return readdirSync(builtPath(edition), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.html'));
}

/**
 * Reads an HTML file that was built.
 *
 * @param edition Name of the edition.
 * @param file Path of the HTML file below the edition's folder.
 * @returns A function from a CSS selector to the elements of the page.
 */
export function readHtml(edition: string, file: string): CheerioAPI {
  return load(readBuilt(edition, file));
}

/** The HTML file of a page, which may be `/404.html`. */
export function htmlFileOf(page: string): string {
  return (page.endsWith('.html') ? page : path.posix.join(page, 'index.html')).slice(1);
}
