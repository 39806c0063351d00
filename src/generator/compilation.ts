import type { PluginModule } from '@docusaurus/types';

import { type QuotedFiles, watchSamples } from '../markdown/sample-dependencies';
import { reportCompileErrors } from './compile-errors';

/**
 * How webpack compiles the pages: again when a sample that they quote changes, and with a sentence for
 * each fault when a build fails.
 */
export default function compilation(quoted: QuotedFiles): PluginModule {
  return ({ siteDir }) => ({
    name: 'compilation',
    configureWebpack() {
      const isBuild = process.env.NODE_ENV === 'production';
      return {
        plugins: [watchSamples(quoted), ...(isBuild ? [reportCompileErrors(siteDir)] : [])],
      };
    },
  });
}
