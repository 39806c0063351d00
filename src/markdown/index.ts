import type { PluggableList } from 'unified';

import { projectRoot } from '../samples/paths';
import codeSamples from './code-samples';
import focusableTables from './focusable-tables';
import labelledCells from './labelled-cells';
import linkedRows from './linked-rows';
import messageLists from './message-lists';
import pluginLinks, { type PluginLinksOptions } from './plugin-links';
import quoteSamples, { type QuoteOptions, type SiteOptions } from './quote-samples';
import type { OnFiles } from './sample-dependencies/read-files';
import sizeDiagrams from './size-diagrams';

const siteOptions: SiteOptions = { siteDir: projectRoot };

interface TextOptions extends Pick<QuoteOptions, 'onQuoted'> {
  /** Plugins from other folders of `src`. They run when the samples are quoted, before the other plugins of this folder. */
  readonly further?: PluggableList;
  /** For recipes: what links to the entries of their plugins. */
  readonly plugins?: PluginLinksOptions;
  /** Called after `onQuoted`, with further files. */
  readonly onRead?: OnFiles | undefined;
}

interface RemarkOptions extends TextOptions {
  /** Base path of the site, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * The remark plugins of the pages. They go before the generator's own, whose image transform would
 * otherwise take the diagrams.
 */
export function remarkPlugins({ baseUrl, ...options }: RemarkOptions): PluggableList {
  return [...textPlugins(options), [sizeDiagrams, { ...siteOptions, baseUrl }], codeSamples];
}

/** The first of them, which complete the text of a page and leave it Markdown. */
export function textPlugins({
  onQuoted,
  further = [],
  plugins,
  onRead,
}: TextOptions): PluggableList {
  const links: PluggableList = plugins ? [[pluginLinks, plugins]] : [];
  return [
    [quoteSamples, { ...siteOptions, onQuoted }],
    ...further,
    ...links,
    [messageLists, { ...siteOptions, onRead }],
  ];
}

/** The rehype plugins of the pages. */
export const rehypePlugins: PluggableList = [focusableTables, labelledCells, linkedRows];
