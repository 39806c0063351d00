import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { fromRoot, projectRoot } from '../../src/samples/paths';

/** A fenced code block of a page. */
export interface PageFence {
  /** The page, from the root of the repository. */
  readonly file: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** The word after the backticks; empty where there is none. */
  readonly language: string;
  /** All that follows the language. */
  readonly meta: string;
  readonly body: string;
}

/** English docs, their translations, and the pages that are no docs, such as the home page. */
const quotingFolders = ['docs', 'i18n', 'src/pages'] as const;

/**
 * @param folder a folder from the root of the repository
 * @returns absolute paths of all Markdown files in it, sorted; none where there is no such folder
 */
export function markdownFiles(folder: string): readonly string[] {
  const absolute = path.join(projectRoot, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(absolute, file))
    .sort();
}

/**
 * @param source a page
 * @param file its name in messages
 * @returns all its fenced code blocks, those in lists and admonitions too
 */
export function fencesOf(source: string, file: string): readonly PageFence[] {
  const fences: PageFence[] = [];
  visit(unified().use(remarkParse).parse(source), 'code', ({ lang, meta, value, position }) => {
    const line = position?.start.line ?? 1;
    fences.push({ file, line, language: lang ?? '', meta: meta ?? '', body: value });
  });
  return fences;
}

/** @returns the fenced code blocks of all pages in all languages */
export function allFences(): readonly PageFence[] {
  return quotingFolders
    .flatMap(markdownFiles)
    .flatMap((file) => fencesOf(readFileSync(file, 'utf8'), fromRoot(file)));
}

/**
 * @param sample a sample's name
 * @returns `file:line` of each fence that quotes it
 */
export function pagesThatQuote(sample: string): readonly string[] {
  return allFences()
    .filter((fence) => fence.meta.includes(`="${sample}/`))
    .map((fence) => `${fence.file}:${fence.line}`);
}
