import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../../../src/samples/paths';
import { parsePage as parseMarkdown, type ParsedPage } from '../../../src/markdown/parse-page';
import { CHINESE_FOLDER, ENGLISH_FOLDER } from '../../../src/samples/paths';

/** A Markdown page as the rules read it. */
export interface Page extends ParsedPage {
  /** From the root of the repository: `docs/api/src.md`. */
  readonly file: string;
  /** Without `docs/` or the folder of the translation: `api/src.md`. */
  readonly name: string;
  readonly locale: keyof typeof docsFolders;
  readonly source: string;
}

/** Where the docs of each language lie. */
export const docsFolders = {
  en: ENGLISH_FOLDER,
  'zh-Hans': CHINESE_FOLDER,
} as const;

/** Several test files read all pages, in the same process. */
const pages = new Map<string, Page>();

/**
 * @param absolute a page of the docs, in any language
 * @returns the page, parsed as the site parses it; nobody changes its tree
 * @throws Error that names the page where it is no MDX, or no UTF-8
 */
export function readPage(absolute: string): Page {
  const page = pages.get(absolute) ?? parsePage(fromRoot(absolute), readText(absolute));
  pages.set(absolute, page);
  return page;
}

function readText(absolute: string): string {
  const bytes = readFileSync(absolute);
  if (!isUtf8(bytes)) {
    throw new Error(`${fromRoot(absolute)}:1: the file is not UTF-8. Save it as UTF-8.`);
  }
  return bytes.toString();
}

/**
 * @param file the page from the root of the repository
 * @param source its text
 * @returns the page
 * @throws Error that names the page where it is no MDX
 */
export function parsePage(file: string, source: string): Page {
  const locale = file.startsWith(docsFolders['zh-Hans']) ? 'zh-Hans' : 'en';
  const name = path.posix.relative(docsFolders[locale], file);
  return { file, name, locale, source, ...parseMarkdown(source, file) };
}
