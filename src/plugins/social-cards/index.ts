import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readDocSections } from './doc-sections';
import { pageTitle } from './page-title';
import { writeCards } from './write-cards';

/**
 * Makes the picture that other sites show beside a link to a page, one for each page. The page
 * names its card itself, in `@theme/SiteMetadata`.
 */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  let sections: ReadonlyMap<string, string> = new Map();
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      sections = readDocSections(allContent);
    },
    async postBuild({ head, i18n, outDir, siteConfig }) {
      const cards = Object.entries(head).map(([page, { title }]) => ({
        path: page,
        title: pageTitle(title.toString(), siteConfig),
        section: sections.get(page) ?? '',
        siteName: siteConfig.title,
      }));
      await writeCards(cards, i18n.currentLocale, {
        outDir,
        cacheDir: path.join(siteDir, 'node_modules/.cache/social-cards'),
      });
    },
  };
}
