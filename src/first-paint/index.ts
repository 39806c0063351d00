import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';

import { assertShape, type Shape } from '../generator/assert-shape';
import { baseStyles } from './build/base-styles';
import { categoryLink } from './build/category-link';
import { writeDocsRoot } from './build/docs-root';
import { finishPages } from './build/finish-pages';
import { namePageFiles } from './build/page-styles';
import type { PolicyExtras } from './build/policy';

/** Insides of the generator that this room replaces or repeats. */
export const RELIANCES: readonly Shape[] = [
  { package: '@docusaurus/core', file: 'lib/client/App.js', hash: '8823ae339b6f0cd4' },
  { package: '@docusaurus/core', file: 'lib/client/clientEntry.js', hash: '91b62599cfcc9db3' },
  {
    package: '@docusaurus/core',
    file: 'lib/client/PendingNavigation.js',
    hash: '1c489db32b5665b0',
  },
  { package: '@docusaurus/core', file: 'lib/client/preload.js', hash: '8c1e3de18d307e2f' },
  { package: '@docusaurus/core', file: 'lib/client/serverEntry.js', hash: '51009897f09e50b8' },
  {
    package: '@docusaurus/core',
    file: 'lib/templates/ssr.html.template.js',
    hash: '5d6584e4a61b22d4',
  },
  { package: '@docusaurus/core', file: 'lib/webpack/client.js', hash: 'b5b03bec55408f6b' },
  { package: '@docusaurus/theme-classic', file: 'lib/index.js', hash: '8d705f68b002c263' },
  { package: '@docusaurus/theme-classic', file: 'lib/nprogress.css', hash: 'fb2bd3797f469d74' },
  {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocSidebarItem/Category/index.js',
    hash: 'aeb265ed01c23be7',
  },
  { package: '@docusaurus/theme-common', file: 'lib/hooks/styles.css', hash: '3950048d97191661' },
  {
    package: '@docusaurus/theme-common',
    file: 'lib/contexts/announcementBar.js',
    hash: '9b76f71323723215',
  },
  {
    package: '@docusaurus/theme-common',
    file: 'lib/contexts/colorMode.js',
    hash: 'd46757ac02bf628b',
  },
  { package: 'infima', file: 'dist/css/default/default.css', hash: '2444cc2bf5b85513' },
  {
    package: 'react-loadable-ssr-addon-v5-slorber',
    file: 'lib/index.js',
    hash: '42ebdbf589c2e001',
  },
];

/** Modules that the application runs beside its pages. */
const CLIENT_MODULES = [
  'application-styles.ts',
  'failed-navigation/index.ts',
  'early-in-development.ts',
];

export interface FirstPaintOptions extends PolicyExtras {
  /** Checks that the generator's insides are as they were. */
  readonly checksShapes: boolean;
}

/**
 * Makes each page whole and quick before the application: base styles of our own, style sheets by
 * page, a content policy, and an application that starts in slices after the load event. The document
 * around the page is `build/document.ts`, its inline script `early/`.
 *
 * @throws Error at build when an inside of the generator changed.
 */
export default function firstPaint({ checksShapes, ...extras }: FirstPaintOptions): PluginModule {
  if (checksShapes) {
    for (const shape of RELIANCES) {
      assertShape('src/first-paint', shape);
    }
  }
  return ({ baseUrl, generatedFilesDir, i18n, siteConfig, siteDir }) => {
    const application = path.join(__dirname, 'application');
    const oneRoot = {
      test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
      resolve: { alias: { 'react-dom/client$': path.join(application, 'development-root.ts') } },
    };
    return {
      name: 'first-paint',
      getClientModules: () => CLIENT_MODULES.map((module) => path.join(application, module)),
      configureWebpack(config, isServer) {
        const everywhere = {
          resolve: { alias: baseStyles(siteDir) },
          module: { rules: [categoryLink(siteDir)] },
        };
        if (config.mode !== 'production') {
          return { ...everywhere, module: { rules: [...everywhere.module.rules, oneRoot] } };
        }
        return isServer
          ? everywhere
          : {
              ...everywhere,
              entry: path.join(application, 'entry.ts'),
              // Without this rule each chunk brings its own styles, and the HTML names those of its page.
              optimization: { splitChunks: { cacheGroups: { styles: false } } },
              plugins: [namePageFiles(generatedFilesDir, baseUrl)],
            };
      },
      async postBuild({ outDir }) {
        await writeDocsRoot(outDir, baseUrl, siteConfig.title, i18n.currentLocale);
        await finishPages(outDir, extras);
      },
    };
  };
}
