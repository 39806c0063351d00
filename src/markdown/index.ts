import type { Root } from 'mdast';
import type { PluggableList, Plugin } from 'unified';

import { projectRoot } from '../samples/paths';
import codeSamples from './code-samples';
import focusableTables from './focusable-tables';
import labelledCells from './labelled-cells';
import linkedRows from './linked-rows';
import messageLists from './message-lists';
import pluginLinks, { type PluginLinksOptions } from './plugin-links';
import quoteSamples, { type QuoteOptions, type SiteOptions } from './quote-samples';
import sizeDiagrams from './size-diagrams';
import staleNotices, { type StaleNoticeOptions } from './stale-notices';

const siteOptions: SiteOptions = { siteDir: projectRoot };

interface RemarkOptions extends Pick<QuoteOptions, 'onQuoted'> {
  /** Path that the site stands at, with a slash at both ends. */
  readonly baseUrl: string;
  /** Plugins that read a page when its samples are quoted, and leave it as it is. */
  readonly readers?: readonly Plugin<[], Root>[];
  /** For recipes: what links to the entries of their plugins. */
  readonly plugins?: PluginLinksOptions;
  /** Gets further files, by absolute path, on which a page depends. */
  readonly onRead?: ((page: string, files: readonly string[]) => void) | undefined;
  /** For an edition that is a translation. */
  readonly translation?: Omit<StaleNoticeOptions, 'siteDir' | 'onRead'>;
}

/**
 * The remark plugins of the pages. They go before the generator's own, whose image transform would
 * otherwise take the diagrams.
 */
export function remarkPlugins({
  baseUrl,
  onQuoted,
  readers = [],
  plugins,
  onRead,
  translation,
}: RemarkOptions): PluggableList {
  const notices: PluggableList = translation
    ? [[staleNotices, { ...siteOptions, onRead, ...translation }]]
    : [];
  const links: PluggableList = plugins ? [[pluginLinks, plugins]] : [];
  return [
    [quoteSamples, { ...siteOptions, onQuoted }],
    ...readers,
    ...notices,
    ...links,
    [messageLists, { ...siteOptions, onRead }],
    [sizeDiagrams, { ...siteOptions, baseUrl }],
    codeSamples,
  ];
}

/** The rehype plugins of the pages. */
export const rehypePlugins: PluggableList = [focusableTables, labelledCells, linkedRows];
