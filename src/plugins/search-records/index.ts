import { createRequire } from 'node:module';
import path from 'node:path';

import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

import { plugins } from '../../data/plugins';
import type { SearchSettings } from '../../editions/search-settings';
import { digestBuildSources } from '../build-sources';
import { readDocsContent } from './docs-content';
import { listMainPages, readDocsPages } from './docs-pages';
import { readLocaleKeywords } from './locale-keywords';
import { readPluginListing } from './plugin-listing';
import { openSectionCache } from './section-cache';
import type { MainPage, SearchRecords } from './types';

const require = createRequire(import.meta.url);

/**
 * How long after a change under `npm start` its records are written, in milliseconds. They make
 * webpack build once more, and its server would hold back the changed page until that is done.
 */
const AFTER_CHANGE = 1500;

export interface SearchRecordsOptions {
  readonly search: SearchSettings;
  /** Address of the repository in which readers report a query that finds nothing. */
  readonly repository: string;
}

/**
 * Makes the records of the search while the content loads, so that it works in `npm start` as in a
 * build, and adds the search page. The records go into `@generated/search-records/default`, which
 * the browser only loads when someone searches and `npm run search:push` reads.
 */
export default function searchRecords(options: SearchRecordsOptions): PluginModule {
  return (context): Plugin => {
    const cache = openSectionCache(
      path.join(
        context.siteDir,
        'node_modules/.cache/search-records',
        `${path.basename(context.generatedFilesDir)}.json`,
      ),
      context.siteDir,
      digestBuildSources(context.siteDir),
    );
    let written = false;
    let pending: NodeJS.Timeout | undefined;
    return {
      name: 'search-records',

      // For its `SearchTranslations`, all texts of the dialog.
      getThemePath() {
        return path.join(
          path.dirname(require.resolve('@docusaurus/theme-search-algolia')),
          'theme',
        );
      },

      getDefaultCodeTranslationMessages() {
        return readDefaultCodeTranslationMessages({
          locale: context.i18n.currentLocale,
          name: 'theme-search-algolia',
        });
      },

      async allContentLoaded({ allContent, actions }) {
        const versions = readDocsContent(allContent);
        const listing = readListing(context);
        const mainPages: MainPage[] = [
          ...listMainPages(versions),
          { title: listing.title, path: listing.path },
        ];
        const records: SearchRecords = {
          language: context.i18n.currentLocale,
          origin: context.siteConfig.url,
          pages: [
            ...(await readDocsPages(versions, context.siteDir, readLocaleKeywords(context), cache)),
            listing,
          ],
        };
        cache.save();
        const write = () => actions.createData('records.json', JSON.stringify(records));
        if (written) {
          clearTimeout(pending);
          pending = setTimeout(write, AFTER_CHANGE);
        } else {
          await write();
          written = true;
        }
        await actions.createData('settings.json', JSON.stringify(options));
        actions.addRoute({
          path: normalizeUrl([context.baseUrl, options.search.searchPagePath]),
          component: '@theme/SearchPage',
          exact: true,
          modules: {
            mainPages: await actions.createData('main-pages.json', JSON.stringify(mainPages)),
          },
        });
      },

      configureWebpack() {
        const logo = require.resolve('@docsearch/react/dist/esm/AlgoliaLogo.js');
        const ours = path.join(context.siteDir, 'src/search/dialog/ServiceLogo.tsx');
        return { resolve: { alias: { [logo]: ours } } };
      },

      injectHtmlTags() {
        return options.search.kind === 'embedded'
          ? {}
          : {
              headTags: [
                {
                  tagName: 'link',
                  attributes: {
                    rel: 'preconnect',
                    href: `https://${options.search.appId}-dsn.algolia.net`,
                    crossorigin: 'anonymous',
                  },
                },
              ],
            };
      },
    };
  };
}

function readListing({ baseUrl, codeTranslations, i18n }: LoadContext) {
  return readPluginListing(plugins, i18n.currentLocale, normalizeUrl([baseUrl, 'plugins/']), {
    title: codeTranslations['plugins.title'] ?? 'Plugin directory',
    description:
      codeTranslations['plugins.description'] ??
      'Which plugins work with gulp 5: each one installed and run, with the recipe that was used.',
  });
}
