import type { Root } from 'mdast';
import { VFile } from 'vfile';

import { projectRoot } from '../samples/paths';
import { parsePage } from './parse-page';
import quoteSamples, { type SiteOptions } from './quote-samples';

/**
 * Reads a page as the site does, for tests and benchmarks that need its tree and not a module.
 *
 * @param source the text of the page
 * @param file its path, for messages
 * @param options where `samples/` is
 * @returns the tree with all samples quoted: the value of a fence is what it quotes, as ES module,
 *   and its `data.fence` has every format. Headings still end in their `{#id}`.
 * @throws Error of `parsePage`; Error that names page and line, where a fence cannot be filled
 */
export async function readPage(
  source: string,
  file: string,
  options: SiteOptions = { siteDir: projectRoot },
): Promise<Root> {
  const { tree } = parsePage(source, file);
  await quoteSamples(options)(tree, new VFile({ path: file }));
  return tree;
}
