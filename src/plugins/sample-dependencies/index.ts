import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, NormalModule } from 'webpack';

import { quotedFiles } from '../../markdown/sample-dependencies/quoted-files';

/**
 * Makes webpack see each quoted sample as a part of the page that quotes it: a page is built anew
 * when its sample changes, under `start` and out of the persistent cache.
 *
 * It hooks into the modules rather than adding a loader, since webpack could not load one that is
 * written in TypeScript. It does so before the loaders run, so that a page that fails because of its
 * sample is built again too, once the sample is mended.
 */
export default function sampleDependencies({ siteDir }: LoadContext): Plugin {
  const pageFolders = ['docs', 'i18n', 'src'].map(
    (folder) => path.join(siteDir, folder) + path.sep,
  );
  const isPage = (file: string): boolean =>
    /\.mdx?$/.test(file) && pageFolders.some((folder) => file.startsWith(folder));

  return {
    name: 'sample-dependencies',
    configureWebpack() {
      return { plugins: [{ apply }] };
    },
  };

  function apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('sample-dependencies', (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).beforeLoaders.tap(
        'sample-dependencies',
        (_loaders, module) => {
          if (isPage(module.resource)) {
            addDependencies(module, siteDir);
          }
        },
      );
    });
  }
}

function addDependencies({ resource, buildInfo }: NormalModule, siteDir: string): void {
  for (const file of quotedFiles(readFileSync(resource, 'utf8'), siteDir)) {
    const kind = existsSync(file) ? buildInfo?.fileDependencies : buildInfo?.missingDependencies;
    kind?.add(file);
  }
}
