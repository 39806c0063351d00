import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

import { plugins } from '../../data/plugins';
import type { SearchSettings } from '../../editions/search-settings';
import { type LoadedVersion, readDocsContent } from '../../generator/docs-content';
import { listingTexts } from '../../plugin-directory/listing-texts';
import { listMainPages, listStartPages, readDocsPages } from './docs-pages';
import { type FindSections, recordsModule } from './records-module';
import { readPluginListing } from './plugin-listing';
import type { SectionStore } from './section-store';
import type { MainPage, SearchRecords } from './types';

const require = createRequire(import.meta.url);

const NAME = 'search-records';
const RECORDS = 'records.json';
const MAIN_PAGES = 'main-pages.json';

export interface SearchRecordsOptions {
  readonly search: SearchSettings;
  /** Address of the repository in which readers report a query that finds nothing. */
  readonly repository: string;
  /** Its remark plugin is among those of the docs. */
  readonly sections: SectionStore;
}

/**
 * Makes the records of the search while webpack compiles the pages, so that it works in `npm start`
 * as in a build, and adds the search page. The records are `@generated/search-records/default`, which
 * the browser only loads when someone searches; a build leaves them there for `npm run search:push`.
 */
export default function searchRecords(options: SearchRecordsOptions): PluginModule {
  return (context): Plugin => {
    const { sections, ...settings } = options;
    const recordsFile = path.join(context.generatedFilesDir, NAME, 'default', RECORDS);
    const listing = readListing(context);
    let versions: readonly LoadedVersion[] = [];
    const make = (find: FindSections): string => {
      const records: SearchRecords = {
        language: context.i18n.currentLocale,
        origin: context.siteConfig.url,
        pages: [...readDocsPages(versions, context.siteDir, find), ...listing],
      };
      return JSON.stringify(records);
    };
    const recordsPlugin = recordsModule({ store: sections, recordsFile, make });
    return {
      name: NAME,

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
        versions = readDocsContent(allContent);
        const directory = listing.slice(0, 1).map(({ title, path: own }) => ({ title, path: own }));
        const mainPages: readonly MainPage[] = [...listMainPages(versions), ...directory];
        const startPages: readonly MainPage[] = [...listStartPages(versions), ...directory];
        await actions.createData('start-pages.json', JSON.stringify(startPages));
        await actions.createData(RECORDS, '{}');
        await actions.createData(MAIN_PAGES, JSON.stringify(mainPages));
        await actions.createData('settings.json', JSON.stringify(settings));
        actions.addRoute({
          path: normalizeUrl([context.baseUrl, options.search.searchPagePath]),
          component: '@theme/SearchPage',
          exact: true,
          // Not the path that `createData` returns: the chunk would have another name in each folder of the site.
          modules: { mainPages: `@generated/${NAME}/default/${MAIN_PAGES}` },
        });
      },

      configureWebpack(_config, isServer) {
        const ours = (file: string) => path.join(context.siteDir, 'src/search', file);
        const alias = {
          [require.resolve('@docsearch/react/dist/esm/AlgoliaLogo.js')]:
            ours('dialog/ServiceLogo.tsx'),
          [require.resolve('@docsearch/react/dist/esm/constants.js')]: ours('query-size.ts'),
        };
        if (isServer) {
          return { resolve: { alias } };
        }
        const loader = path.join(__dirname, 'records-loader.mjs');
        return {
          resolve: { alias },
          plugins: [recordsPlugin],
          module: {
            rules: [{ include: recordsFile, loader, options: { records: recordsPlugin.records } }],
          },
        };
      },

      async postBuild() {
        const records = recordsPlugin.records();
        if (records !== undefined) {
          await writeFile(recordsFile, records);
        }
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
  const address = normalizeUrl([baseUrl, 'plugins/']);
  return readPluginListing(plugins, i18n.currentLocale, address, listingTexts(codeTranslations));
}
