import type { Root } from 'mdast';
import type { PluggableList, Plugin } from 'unified';

import { projectRoot } from '../samples/paths';
import { late } from './late';
import type { QuoteOptions, SiteOptions } from './quote-sample';

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
    late(() => import('./quote-sample'), { ...siteOptions, onQuoted }),
    ...readers,
    late(() => import('./size-diagrams'), siteOptions),
    late(() => import('./code-sample'), siteOptions),
  ];
}

/** The rehype plugins of the pages. */
export const rehypePlugins: PluggableList = [
  late(() => import('./focusable-tables'), undefined),
  late(() => import('./static-html'), undefined),
];
