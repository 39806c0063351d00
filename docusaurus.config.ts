import { existsSync } from 'node:fs';

import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { PluggableList } from 'unified';

import { chooseEdition } from './src/editions';
import { environmentOf } from './src/editions/read-environment';
import { editionFields } from './src/editions/fields';
import { readSearchSettings, searchOrigins } from './src/editions/search-settings';
import { readSettings } from './src/editions/settings';
import { themeFeatures } from './src/editions/theme-features';
import { refuseUnknownSettings } from './src/editions/unknown-settings';
import { catalogue } from './src/data/plugins/catalogue';
import clientDiet from './src/client-diet';
import firstPaint from './src/first-paint';
import { documentTemplate } from './src/first-paint/build/document';
import { icons } from './src/first-paint/build/icons';
import compilation from './src/generator/compilation';
import { EJECTS } from './src/generator/ejects';
import { assertReliances } from './src/generator/reliances';
import withoutCache from './src/generator/without-cache';
import { rehypePlugins, remarkPlugins, textPlugins } from './src/markdown';
import markdownCopies from './src/markdown-copies';
import { listReadFiles } from './src/markdown/sample-dependencies/read-files';
import pluginDirectory from './src/plugin-directory';
import quickBuild from './src/quick-build';
import { swcLoader } from './src/quick-build/js-loader';
import { projectRoot } from './src/samples/paths';
import searchRecords from './src/search/records';
import { openSectionStore } from './src/search/records/section-store';
import socialCards from './src/social-cards';
import staleNotices from './src/translation/stale-notices';

refuseUnknownSettings(process.env);
const environment = environmentOf(process.env, process.env.EDITION);
const settings = readSettings(environment);
const edition = chooseEdition(process.env.EDITION, settings);
const search = readSearchSettings(environment);
const { baseUrl } = edition;
const { code, ...localeConfig } = edition.locale;

// Filled while the pages compile.
const sections = openSectionStore();
const { byPage, onQuoted, onRead } = listReadFiles();

const { staleNotice: notice, sibling } = edition;
const staleNotice: PluggableList = notice
  ? [[staleNotices, { siteDir: projectRoot, notice, englishUrl: sibling.url, onRead }]]
  : [];

const pluginLinks = {
  label: edition.pluginLinksLabel,
  names: catalogue.map(({ name }) => name),
};

const editUrl = `${settings.SITE_REPOSITORY}/edit/${settings.SITE_BRANCH}/`;

const presetOptions = {
  docs: {
    routeBasePath: 'docs/',
    sidebarPath: './sidebars.ts',
    editUrl,
    editLocalizedFiles: true,
    beforeDefaultRemarkPlugins: remarkPlugins({
      baseUrl,
      onQuoted,
      onRead,
      further: [sections.collectSections, ...staleNotice],
      plugins: pluginLinks,
    }),
    rehypePlugins,
    // An unpacked archive has no history to read dates from.
    showLastUpdateTime: existsSync('.git'),
  },
  pages: { beforeDefaultRemarkPlugins: remarkPlugins({ baseUrl, onQuoted }) },
  blog: false,
  sitemap: { ignorePatterns: [`${baseUrl}search`, `${baseUrl}docs/`] },
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
    // The theme's type of an item takes any key, and no interface.
    items: edition.navbar.items.map((item) => ({ ...item })),
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  ...(edition.announcementBar && { announcementBar: edition.announcementBar }),
} satisfies Preset.ThemeConfig;

/** What compiled pages hold beside their own sources: addresses of both editions, names of plugins. */
const inPages = [baseUrl, sibling.url, ...pluginLinks.names];

/** Tells a fault of the generator from one of our own measures, after an upgrade. */
const isPlainBuild = settings.PLAIN_BUILD === '1';
if (!isPlainBuild) {
  assertReliances('src/theme', EJECTS);
}
const analyticsOrigins = edition.analyticsScript ? [new URL(edition.analyticsScript).origin] : [];

const plugins: PluginConfig[] = [
  compilation(byPage),
  pluginDirectory,
  searchRecords({ search, repository: settings.SITE_REPOSITORY, sections }),
  socialCards,
  markdownCopies({
    remarkPlugins: textPlugins({ further: staleNotice, plugins: pluginLinks }),
    introduction: edition.markdownCopies,
  }),
  firstPaint({
    checksReliances: !isPlainBuild,
    scriptOrigins: analyticsOrigins,
    connectOrigins: [...searchOrigins(search), ...analyticsOrigins],
  }),
  ...(isPlainBuild
    ? [withoutCache]
    : [clientDiet, quickBuild({ edition: edition.name, search: search.kind, inPages })]),
];

const config: Config = {
  title: edition.title,
  tagline: edition.tagline,
  url: edition.url,
  baseUrl,
  favicon: 'img/favicon.svg',
  headTags: icons(baseUrl),
  i18n: {
    defaultLocale: code,
    locales: [code],
    localeConfigs: { [code]: localeConfig },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  ssrTemplate: documentTemplate(themeFeatures(themeConfig), edition.earlyTexts),
  markdown: { parseFrontMatter: sections.parseFrontMatter },
  scripts: edition.analyticsScript ? [{ src: edition.analyticsScript, async: true }] : [],
  webpack: {
    jsLoader: process.env.NODE_ENV === 'production' && !isPlainBuild ? swcLoader : 'babel',
  },
  presets: [['classic', presetOptions]],
  plugins,
  themeConfig,
  customFields: { edition: editionFields(edition, settings) },
};

export default config;
