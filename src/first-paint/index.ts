import path from 'node:path';

import type { PluginModule } from '@docusaurus/types';

import { assertShape, type Shape } from '../generator/assert-shape';
import { baseStyles } from './build/base-styles';
import { categoryLink } from './build/category-link';
import { finishPages } from './build/finish-pages';
import { namePageFiles } from './build/page-styles';
import type { PolicyExtras } from './build/policy';

/** Insides of the generator that this room replaces or repeats. */
export const RELIANCES: readonly Shape[] = [];

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
  return ({ baseUrl, generatedFilesDir, siteDir }) => {
    const application = path.join(__dirname, 'application');
    return {
      name: 'first-paint',
      getClientModules: () => CLIENT_MODULES.map((module) => path.join(application, module)),
      configureWebpack(config, isServer) {
        const everywhere = {
          resolve: { alias: baseStyles(siteDir) },
          module: { rules: [categoryLink(siteDir)] },
        };
        return isServer || config.mode !== 'production'
          ? everywhere
          : {
              ...everywhere,
              entry: path.join(application, 'entry.ts'),
              // Without this rule each chunk brings its own styles, and the HTML names those of its page.
              optimization: { splitChunks: { cacheGroups: { styles: false } } },
              plugins: [namePageFiles(generatedFilesDir, baseUrl)],
            };
      },
      postBuild: ({ outDir }) => finishPages(outDir, extras),
    };
  };
}
