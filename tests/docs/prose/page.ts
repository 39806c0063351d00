import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { fromRoot } from '../../../src/samples/paths';

/** A Markdown page as the rules read it. */
export interface Page {
  /** From the root of the repository: `docs/api/src.md`. */
  readonly file: string;
  /** Without `docs/` or the folder of the translation: `api/src.md`. */
  readonly name: string;
  readonly locale: keyof typeof docsFolders;
  /** Not checked here: a rule does that. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
}

/** Where the docs of each language lie. */
export const docsFolders = {
  en: 'docs',
  'zh-Hans': 'i18n/zh-Hans/docusaurus-plugin-content-docs/current',
} as const;

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter);

/**
 * @param absolute a page of the docs, in any language
 * @returns the page, parsed as the site parses it
 * @throws Error that names the page where it is no MDX
 */
export function readPage(absolute: string): Page {
  return parsePage(fromRoot(absolute), readFileSync(absolute, 'utf8'));
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
  try {
    return {
      file,
      name,
      locale,
      frontMatter: matter(source).data,
      tree: parser.parse(escapeMarkdownHeadingIds(source)),
    };
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
