import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { inBackground } from '../background';
import { digestBuildSources } from '../build-sources';
import { type PageCard, readDocCards } from './doc-cards';
import { pageTitle } from './page-title';

/**
 * Makes the picture that other sites show beside a link to a page, one for each page. The page
 * names its card itself, in `@theme/SiteMetadata`.
 *
 * Cards of docs pages are drawn while webpack compiles; when the titles of all pages are known,
 * they are only taken from the cache.
 */
export default function socialCards({ i18n, siteConfig, siteDir }: LoadContext): Plugin {
  const draw = (pages: readonly PageCard[], outDir?: string) =>
    inBackground('social-cards/job.ts', {
      cards: pages.map((page) => ({ ...page, siteName: siteConfig.title })),
      locale: i18n.currentLocale,
      sources: digestBuildSources(siteDir),
      folders: { outDir, cacheDir: path.join(siteDir, 'node_modules/.cache/social-cards') },
    });
  let docCards: readonly PageCard[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      docCards = readDocCards(allContent);
      if (process.env.NODE_ENV === 'production') {
        // postBuild() comes upon the same error, and reports it.
        draw(docCards).catch(() => undefined);
      }
    },
    async postBuild({ head, outDir }) {
      const sections = new Map(docCards.map((card) => [card.path, card.section]));
      const cards = Object.entries(head).map(([page, { title }]) => ({
        path: page,
        title: pageTitle(title.toString(), siteConfig),
        section: sections.get(page) ?? '',
      }));
      await draw(cards, outDir);
    },
  };
}
