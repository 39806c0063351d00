import type { PluginModule } from '@docusaurus/types';

import { type QuotedFiles, watchSamples } from '../markdown/sample-dependencies';
import { reportCompileErrors } from './compile-errors';
import { gulpInBrowser } from './gulp-in-browser';

/**
 * How webpack compiles the pages: again when a sample that they quote changes, with a sentence for each
 * fault when a build fails, and with packages of gulp where a page runs them.
 */
export default function compilation(quoted: QuotedFiles): PluginModule {
  return ({ siteDir }) => ({
    name: 'compilation',
    configureWebpack(_config, isServer) {
      const isBuild = process.env.NODE_ENV === 'production';
      const { module, plugins } = gulpInBrowser(siteDir);
      return {
        module,
        plugins: [
          watchSamples(quoted),
          ...(isServer ? [] : plugins),
          ...(isBuild ? [reportCompileErrors(siteDir)] : []),
        ],
      };
    },
  });
}
