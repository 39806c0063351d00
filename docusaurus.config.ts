import { existsSync } from 'node:fs';

import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';

import { chooseEdition } from './src/editions';
import { readSearchSettings, searchOrigins } from './src/editions/search-settings';
import { readSettings } from './src/editions/settings';
import { bundleEarlyScript } from './src/early/bundle';
import { documentTemplate } from './src/early/template';
import { rehypePlugins, remarkPlugins } from './src/markdown';
import absentParts from './src/plugins/absent-parts';
import categoryButton from './src/plugins/category-button';
import finishedHtml from './src/plugins/finished-html';
import editionCache from './src/plugins/edition-cache';
import highlightAtBuild from './src/plugins/highlight-at-build';
import inlineTexts from './src/plugins/inline-texts';
import leanClient from './src/plugins/lean-client';
import ownFoundation from './src/plugins/own-foundation';
import quickBuild from './src/plugins/quick-build';
import sampleDependencies from './src/markdown/sample-dependencies';
import searchRecords from './src/search/records';
import { openSectionStore } from './src/search/records/section-store';
import slicedStart from './src/plugins/sliced-start';
import socialCards from './src/social-cards';
import splitStyles from './src/plugins/split-styles';

const settings = readSettings(process.env);
const edition = chooseEdition(process.env.EDITION, settings);
const search = readSearchSettings(process.env);

// Filled while the pages compile.
const sections = openSectionStore();
const quoted = new Map<string, readonly string[]>();
const onQuoted = (page: string, files: readonly string[]) => quoted.set(page, files);

const editUrl = `${settings.SITE_REPOSITORY}/edit/${settings.SITE_BRANCH}/`;

const presetOptions = {
  docs: {
    routeBasePath: 'docs/',
    sidebarPath: './sidebars.ts',
    editUrl,
    editLocalizedFiles: true,
    beforeDefaultRemarkPlugins: remarkPlugins({
      onQuoted,
      readers: [sections.collectSections],
    }),
    rehypePlugins,
    // An unpacked archive has no history to read dates from.
    showLastUpdateTime: existsSync('.git'),
  },
  pages: { beforeDefaultRemarkPlugins: remarkPlugins({ onQuoted }) },
  blog: false,
  sitemap: { ignorePatterns: ['/search', '/docs/'] },
  debug: false,
  theme: {
    customCss: [
      './src/css/tokens.css',
      `./src/editions/${edition.name}.css`,
      './src/css/frame.css',
      './src/css/reading.css',
      './src/css/print.css',
    ],
  },
} satisfies Preset.Options;

const themeConfig = {
  colorMode: edition.colorMode,
  navbar: {
    title: edition.navbar.title,
    items: [...edition.navbar.items],
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  ...(edition.announcementBar && { announcementBar: edition.announcementBar }),
} satisfies Preset.ThemeConfig;

const plugins: PluginConfig[] = [
  editionCache(edition.name, search.kind),
  sampleDependencies(quoted),
  ownFoundation,
  absentParts,
  categoryButton,
  highlightAtBuild,
  inlineTexts,
  leanClient,
  quickBuild,
  slicedStart,
  splitStyles,
  socialCards,
  searchRecords({ search, repository: settings.SITE_REPOSITORY, sections }),
  finishedHtml({
    scriptOrigins: edition.analyticsScript ? [new URL(edition.analyticsScript).origin] : [],
    connectOrigins: [
      ...searchOrigins(search),
      ...(edition.analyticsScript ? [new URL(edition.analyticsScript).origin] : []),
    ],
  }),
];

const earlyScript = bundleEarlyScript(__dirname, {
  lightOnly: edition.colorMode.disableSwitch && edition.colorMode.defaultMode === 'light',
  ...(edition.announcementBar?.id && { announcementId: edition.announcementBar.id }),
});

/**
 * Builds take swc, which halves their time; `npm start` and the extraction of translations take Babel
 * with babel.config.js.
 */
const jsLoader: NonNullable<Config['webpack']>['jsLoader'] =
  process.env.NODE_ENV === 'production'
    ? (isServer) => ({
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          // The server renders out of one bundle: its dynamic imports become requires.
          module: { type: isServer ? 'commonjs' : 'es6' },
        },
      })
    : 'babel';

const config: Config = {
  title: edition.title,
  tagline: edition.tagline,
  url: edition.url,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  headTags: [
    { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  ],
  i18n: {
    defaultLocale: edition.locale.code,
    locales: [edition.locale.code],
    localeConfigs: {
      [edition.locale.code]: {
        label: edition.locale.label,
        direction: edition.locale.direction,
        htmlLang: edition.locale.htmlLang,
        calendar: edition.locale.calendar,
        path: edition.locale.path,
      },
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  clientModules: [
    './src/clientModules/application-styles.ts',
    './src/clientModules/failed-navigation/index.ts',
    './src/clientModules/early-in-development.ts',
    './src/clientModules/sparing-prefetch.ts',
  ],
  ssrTemplate: documentTemplate(earlyScript, edition.earlyTexts),
  scripts: edition.analyticsScript ? [{ src: edition.analyticsScript, async: true }] : [],
  webpack: { jsLoader },
  presets: [['classic', presetOptions]],
  plugins,
  themeConfig,
  customFields: {
    edition: {
      footer: edition.footer,
      sentenceGap: edition.sentenceGap,
      untranslatedNotice: edition.untranslatedNotice,
      repository: settings.SITE_REPOSITORY,
    },
  },
};

export default config;
