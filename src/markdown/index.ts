import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, type Plugin, unified } from 'unified';
import { VFile } from 'vfile';

import { projectRoot } from '../../scripts/samples/paths';
import codeSamples from './code-sample';
import focusableTables from './focusable-tables';
import quoteSamples, { type QuoteOptions, type SiteOptions } from './quote-sample';
import sizeDiagrams from './size-diagrams';
import staticHtml from './static-html';

const siteOptions: SiteOptions = { siteDir: projectRoot };

export interface RemarkOptions extends Pick<QuoteOptions, 'onQuoted'> {
  /** Plugins that read a page when its samples are quoted, and leave it as it is. */
  readonly readers?: readonly Plugin<[], Root>[];
}

/**
 * The remark plugins of the pages. They go before the generator's own, whose image transform would
 * otherwise take the diagrams.
 */
export function remarkPlugins({ onQuoted, readers = [] }: RemarkOptions): PluggableList {
  return [
    [quoteSamples, { ...siteOptions, onQuoted }],
    ...readers,
    [sizeDiagrams, siteOptions],
    [codeSamples, siteOptions],
  ];
}

/** The rehype plugins of the pages. */
export const rehypePlugins = [focusableTables, staticHtml];

/**
 * Reads a page as the site does, for the readers that want Markdown and not HTML: search records
 * and Markdown copies.
 *
 * @param source the text of the page
 * @param file its path, for messages
 * @param options where `samples/` is
 * @returns the tree with all samples quoted: the value of a fence is what it quotes, as ES module,
 *   and its `data.quote` has every format. Headings still end in their `{#id}`.
 * @throws Error that names page and line, where a fence cannot be filled
 */
export async function markdownTransforms(
  source: string,
  file: string,
  options: SiteOptions = siteOptions,
): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkComment)
    .use(quoteSamples, options);
  const page = new VFile({ path: file, value: escapeMarkdownHeadingIds(source) });
  return processor.run(processor.parse(page), page);
}
