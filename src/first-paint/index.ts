import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';

import { assertReliances, type Reliances } from '../generator/reliances';
import { baseStyles } from './build/base-styles';
import { categoryLink } from './build/category-link';
import { nameClasses } from './build/class-names';
import { writeDocsRoot } from './build/docs-root';
import { finishPages } from './build/finish-pages';
import { namePageFiles } from './build/page-styles';
import type { PolicyExtras } from './build/policy';

/** Internals of the generator that this folder replaces or repeats. */
export const RELIANCES: Reliances = {
  '@docusaurus/core/lib/client/App.js': '8823ae339b6f0cd4',
  '@docusaurus/core/lib/client/clientEntry.js': '91b62599cfcc9db3',
  '@docusaurus/core/lib/client/PendingNavigation.js': '1c489db32b5665b0',
  '@docusaurus/core/lib/client/preload.js': '8c1e3de18d307e2f',
  '@docusaurus/core/lib/client/serverEntry.js': '51009897f09e50b8',
  '@docusaurus/core/lib/templates/ssr.html.template.js': '5d6584e4a61b22d4',
  '@docusaurus/core/lib/webpack/client.js': 'b5b03bec55408f6b',
  '@docusaurus/theme-classic/lib/index.js': '8d705f68b002c263',
  '@docusaurus/theme-classic/lib/nprogress.js': '58b21ff3eb278f6c',
  '@docusaurus/theme-classic/lib/nprogress.css': 'fb2bd3797f469d74',
  '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/index.js': 'aeb265ed01c23be7',
  '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css': '7ea947079b551069',
  '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css': 'b36cf46be2c3752f',
  '@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/styles.module.css': '0ee1b73bc94e8d82',
  '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css': 'be723014665bbfee',
  '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css': '41c37cc9e4157852',
  '@docusaurus/theme-common/lib/hooks/styles.css': '3950048d97191661',
  '@docusaurus/theme-common/lib/contexts/announcementBar.js': '9b76f71323723215',
  '@docusaurus/theme-common/lib/contexts/colorMode.js': 'd46757ac02bf628b',
  'infima/dist/css/default/default.css': '2444cc2bf5b85513',
  'react-loadable-ssr-addon-v5-slorber/lib/index.js': '42ebdbf589c2e001',
};

/** Client modules, as the generator calls what runs with the application on every page. */
const CLIENT_MODULES = [
  'application-styles.ts',
  'failed-navigation/index.ts',
  'focus-target.ts',
  'progress-bar.ts',
  'early-in-development.ts',
];

interface FirstPaintOptions extends PolicyExtras {
  /** Whether to check that the generator's internals have not changed. */
  readonly checksReliances: boolean;
}

/**
 * Makes each page whole and quick before the application: base styles of our own, style sheets by
 * page, a content policy, and an application that starts in slices after the load event. The document
 * around the page is `build/document.ts`, its inline script `early/`.
 *
 * @throws Error at build when internals of the generator changed
 */
export default function firstPaint({
  checksReliances,
  ...extras
}: FirstPaintOptions): PluginModule {
  if (checksReliances) {
    assertReliances('src/first-paint', RELIANCES);
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
        nameClasses(config);
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
