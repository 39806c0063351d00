import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { parseFenceSettings } from '../../src/markdown/fence/parse-fence-settings';
import { type Quoted, quotedBy } from '../../src/markdown/fence/quoted-by';
import { fromRoot, projectRoot } from '../../src/samples/paths';

/** A fenced code block of a page. */
export interface Fence {
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

/** What a fence takes out of `samples/`; the target of a file has its region after `#`. */
export interface Quote extends Quoted {
  readonly fence: Fence;
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
export function fencesOf(source: string, file: string): readonly Fence[] {
  const fences: Fence[] = [];
  visit(unified().use(remarkParse).parse(source), 'code', ({ lang, meta, value, position }) => {
    const line = position?.start.line ?? 1;
    fences.push({ file, line, language: lang ?? '', meta: meta ?? '', body: value });
  });
  return fences;
}

/**
 * @param fence a code block
 * @returns what it quotes; `undefined` where it quotes nothing
 * @throws Error with a sentence where its settings cannot be read
 */
export function quoteOf(fence: Fence): Quote | undefined {
  const settings = parseFenceSettings(fence.meta);
  const quoted = quotedBy(settings);
  const region = settings.region === undefined ? '' : `#${settings.region}`;
  return quoted && { fence, ...quoted, target: quoted.target + region };
}

/** @returns the fenced code blocks of all pages in all languages */
export function allFences(): readonly Fence[] {
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
