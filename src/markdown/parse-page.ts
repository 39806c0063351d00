import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { describePageFault } from './page-fault.mjs';

/** A page of the docs before any transform. */
export interface ParsedPage {
  /** Not checked: who reads it does that. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Headings still end in their `{#id}`. */
  readonly tree: Root;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment);

/**
 * Parses a page as the generator does.
 *
 * @param source the text of the page
 * @param file its path, for messages
 * @throws Error of `describePageFault` where the page is no MDX, or its front matter no YAML
 */
export function parsePage(source: string, file: string): ParsedPage {
  try {
    return {
      frontMatter: matter(source).data,
      tree: parser.parse(escapeMarkdownHeadingIds(source)),
    };
  } catch (error) {
    const fault = error instanceof Error ? describePageFault(file, error) : undefined;
    throw fault === undefined ? error : new Error(fault);
  }
}
