import path from 'node:path';

import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import codeSamples from '../../../src/markdown/code-samples';
import quoteSamples from '../../../src/markdown/quote-samples';
import sizeDiagrams from '../../../src/markdown/size-diagrams';

/** A small site with samples and a diagram. */
export const siteDir = path.join(import.meta.dirname, 'fixtures/site');

const plugins = { quoteSamples, sizeDiagrams, codeSamples };

/** Runs some plugins of `src/markdown` over a page `docs/page.md` of the fixture site. */
export async function transform(
  markdown: string,
  ...names: readonly (keyof typeof plugins)[]
): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx);
  for (const name of names) {
    processor.use(plugins[name], { siteDir, baseUrl: '/x/' });
  }
  const page = new VFile({ path: path.join(siteDir, 'docs/page.md'), value: markdown });
  const tree = processor.parse(page);
  await processor.run(tree, page);
  return tree;
}
