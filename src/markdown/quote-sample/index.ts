import type { Code, Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { readRecorded, type Recorded } from '../../samples/recorded';
import { type FenceSettings, parseFenceSettings } from '../fence/parse-fence-settings';
import { blamingPage, type Page, pageError } from '../page-error';
import { quotedFiles } from '../sample-dependencies/quoted-files';
import type { Quote } from './quote';
import { quoteOutput } from './quote-output';
import { quoteSampleFile } from './quote-sample-file';

/** Options of the remark plugins that read files of the site. */
export interface SiteOptions {
  /** The folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
}

export interface QuoteOptions extends SiteOptions {
  /** Is told which files a page quotes, by absolute path, before any of them is read. */
  readonly onQuoted?: (page: string, files: readonly string[]) => void;
}

/**
 * Fills each fence that has `sample="NAME/FILE#REGION"` or `output="NAME/STEP"` with what it quotes.
 * The text becomes the node's value, all of it is in `data.quote`.
 *
 * @throws Error that names page and line, where a fence cannot be filled
 */
export default function quoteSamples({ siteDir, onQuoted }: QuoteOptions) {
  return async (tree: Root, { path: file }: VFile): Promise<void> => {
    const page = { file, siteDir };
    const fences: { readonly node: Code; readonly settings: FenceSettings }[] = [];
    visit(tree, 'code', (node) => {
      const settings = blamingPage(page, node, () => parseFenceSettings(node.meta ?? ''));
      fences.push({ node, settings });
    });
    onQuoted?.(
      file,
      quotedFiles(
        fences.map(({ settings }) => settings),
        siteDir,
      ),
    );
    const recorded = await readRecorded(path.join(siteDir, 'samples/recorded.json'));
    for (const { node, settings } of fences) {
      const quote = blamingPage(page, node, () => quoteFor(siteDir, settings, recorded));
      if (quote) {
        fill(node, quote, page);
      }
    }
  };
}

function quoteFor(siteDir: string, settings: FenceSettings, recorded: Recorded): Quote | undefined {
  if (settings.output !== undefined) {
    return { kind: 'output', texts: [quoteOutput(siteDir, settings.output, settings)] };
  }
  if (settings.sample === undefined) {
    return undefined;
  }
  const { sample, texts } = quoteSampleFile(siteDir, settings.sample, settings);
  const passed = recorded.samples[sample]?.formats ?? [];
  const isScript = /\.[cm]?[jt]sx?$/.test(settings.sample);
  const allPassed = texts.every(({ format }) => format === undefined || passed.includes(format));
  return isScript && passed.length > 0 && allPassed
    ? { kind: 'sample', texts, runs: `gulp ${recorded.gulp}, Node ${recorded.node}` }
    : { kind: 'sample', texts };
}

function fill(node: Code, quote: Quote, page: Page): void {
  if (node.value.trim() !== '') {
    throw pageError(page, node, 'A fence that quotes has an empty body. Remove the text in it.');
  }
  node.value = quote.texts[0].code;
  node.data = { ...node.data, quote };
}
