import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

import { pageOfInitial } from '../../client-diet/registry';
import { manifestSchema, withModuleOrigins } from './client-manifest';

const NAME = 'page-styles';

/**
 * Files of the chunks behind each `import()`, by the module that it imports. For a docs page, that is the
 * page without its text, because the HTML has the text.
 */
function filesByModule(compilation: Compilation): ReadonlyMap<string, readonly string[]> {
  const files = new Map(
    compilation.chunkGroups.flatMap((group) =>
      group.origins.map(({ request }): [string, readonly string[]] => [request, group.getFiles()]),
    ),
  );
  const initial = [...files].flatMap(([request, own]): [string, readonly string[]][] => {
    const page = pageOfInitial(request);
    return page === undefined ? [] : [[page, own]];
  });
  return new Map([...files, ...initial]);
}

/**
 * Lets the HTML of each page name the styles and scripts of its own chunks. The generator looks them
 * up in its manifest by module, which the manifest does not know.
 *
 * @param generatedFilesDir The generator's folder, where the manifest is.
 * @param baseUrl What files are served below, with a slash at the end.
 * @returns A plugin for the client's compiler.
 */
export function namePageFiles(generatedFilesDir: string, baseUrl: string): WebpackPluginInstance {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
        const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
        const complete = withModuleOrigins(manifest, filesByModule(compilation), baseUrl);
        await writeFile(manifestFile, JSON.stringify(complete));
      });
    },
  };
}
