import type { Code, Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { readRecorded, type Recorded } from '../../samples/recorded';
import type { Fence } from '../fence';
import { type FenceSettings, parseFenceSettings } from '../fence-settings';
import { type Page, withPageContext } from '../page-error';
import { quotedFiles } from '../sample-dependencies/quoted-files';
import type { OnFiles } from '../sample-dependencies/read-files';
import { fenceTexts } from './quote-texts';

/** Options of the remark plugins that read files of the site. */
export interface SiteOptions {
  /** The folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
}

export interface QuoteOptions extends SiteOptions {
  /** Called with all files that a page quotes, before any of them is read. */
  readonly onQuoted?: OnFiles;
}

/**
 * Reads the settings of each fence and fills those that have `sample="NAME/FILE#REGION"` or
 * `output="NAME/STEP"`: the text becomes the node's value, all of it is in `data.fence`.
 *
 * @throws Error that names page and line, where a fence has a wrong setting or cannot be filled
 */
export default function quoteSamples({ siteDir, onQuoted }: QuoteOptions) {
  return async (tree: Root, { path: file }: VFile): Promise<void> => {
    const page = { file, siteDir };
    const fences: { readonly node: Code; readonly settings: FenceSettings }[] = [];
    visit(tree, 'code', (node) => {
      const settings = withPageContext(page, node, () => parseFenceSettings(node.meta ?? ''));
      fences.push({ node, settings });
    });
    const references = fences.flatMap(({ settings }) => settings.reference ?? []);
    onQuoted?.(file, quotedFiles(references, siteDir));
    const recorded = await readRecorded(path.join(siteDir, 'samples/recorded.json'));
    for (const { node, settings } of fences) {
      const fence = readFence(node, settings, recorded, page);
      node.value = fence.texts[0].code;
      node.data = { ...node.data, fence };
    }
  };
}

function readFence(node: Code, settings: FenceSettings, recorded: Recorded, page: Page): Fence {
  const { reference } = settings;
  const texts = withPageContext(page, node, () => fenceTexts(page.siteDir, node.value, settings));
  if (reference === undefined) {
    return { texts };
  }
  const { kind, sample, target } = reference;
  const passed = recorded.samples[sample]?.formats ?? [];
  const isScript = kind === 'file' && /\.[cm]?[jt]sx?$/.test(target);
  const allPassed = texts.every(({ format }) => format === undefined || passed.includes(format));
  return {
    quotes: kind,
    texts,
    ...(isScript &&
      passed.length > 0 &&
      allPassed && { runs: `${recorded.gulp} ${recorded.node}` }),
  };
}
