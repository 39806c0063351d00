import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { cardAddress } from './card-address';
import { digestBuildSources } from '../generator/build-sources';
import { readDocsContent } from '../generator/docs-content';
import { type CardCacheOptions, inCache, notDrawn } from './card-cache';
import { docCards, type PageCard } from './doc-cards';
import { drawInBackground } from './draw-in-background';
import { pageTitle } from './page-title';

/**
 * Makes the picture that other sites show beside a link to a page, one for each page. The page
 * names its card itself, in `@theme/SiteMetadata`.
 *
 * Cards of docs pages are drawn while webpack compiles; when the titles of all pages are known,
 * they are only taken from the cache.
 */
export default function socialCards({ i18n, siteConfig, siteDir }: LoadContext): Plugin {
  const locale = i18n.currentLocale;
  const cache: CardCacheOptions = {
    locale,
    sources: digestBuildSources(siteDir),
    folder: path.join(siteDir, 'node_modules/.cache/social-cards'),
  };
  const draw = async (pages: readonly PageCard[]) => {
    const cards = inCache(
      pages.map((page) => ({ ...page, siteName: siteConfig.title })),
      cache,
    );
    const missing = notDrawn(cards);
    if (missing.length > 0) {
      await drawInBackground({ cards: missing, locale });
    }
    return cards;
  };
  let ahead: readonly PageCard[] = [];
  let drawnAhead: Promise<unknown> = Promise.resolve();
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      ahead = docCards(readDocsContent(allContent));
      if (process.env.NODE_ENV === 'production') {
        // postBuild() comes upon the same error, and reports it.
        drawnAhead = draw(ahead).catch(() => undefined);
      }
    },
    async postBuild({ head, outDir }) {
      await drawnAhead;
      const known = new Map(ahead.map((card) => [card.path, card]));
      const cards = await draw(
        Object.entries(head).map(([page, { title }]) => ({
          path: page,
          file: known.get(page)?.file,
          title: pageTitle(title.toString(), siteConfig),
          section: known.get(page)?.section ?? '',
        })),
      );
      await Promise.all(
        cards.map(async ({ card, file }) => {
          const target = path.join(outDir, cardAddress(card.path));
          await mkdir(path.dirname(target), { recursive: true });
          await copyFile(file, target);
        }),
      );
    },
  };
}
