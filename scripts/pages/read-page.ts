import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import quoteSamples, { type SiteOptions } from '../../src/markdown/quote-samples';
import { projectRoot } from '../../src/samples/paths';

/**
 * Reads a page as the site does, for tests and benchmarks that need its tree and not a module.
 *
 * @param source the text of the page
 * @param file its path, for messages
 * @param options where `samples/` is
 * @returns the tree with all samples quoted: the value of a fence is what it quotes, as ES module,
 *   and its `data.fence` has every format. Headings still end in their `{#id}`.
 * @throws Error that names page and line, where a fence cannot be filled
 */
export async function readPage(
  source: string,
  file: string,
  options: SiteOptions = { siteDir: projectRoot },
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
