import { existsSync } from 'node:fs';

import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

const NAME = 'sample-dependencies';

/** Absolute paths of what each page quotes, by the page's own: filled while pages compile. */
export type QuotedFiles = ReadonlyMap<string, readonly string[]>;

/**
 * Makes webpack see each quoted sample as a part of the page that quotes it: a page is compiled again
 * when its sample changes, under `start` and out of the persistent cache.
 *
 * @returns the plugin for webpack. It hooks into the modules rather than adding a loader, since
 *   webpack could not load one that is written in TypeScript.
 */
export function watchSamples(quoted: QuotedFiles): WebpackPluginInstance {
  const addDependencies = (module: Module): void => {
    const page = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    for (const file of quoted.get(page) ?? []) {
      const { fileDependencies, missingDependencies } = module.buildInfo ?? {};
      (existsSync(file) ? fileDependencies : missingDependencies)?.add(file);
    }
  };
  return {
    apply(compiler: Compiler) {
      const { NormalModule } = compiler.webpack;
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap(NAME, addDependencies);
        // A page that fails because of its sample gets no snapshot. It is compiled again too, once the
        // sample is correct.
        compilation.hooks.succeedModule.tap(NAME, (module) => {
          if (module.getNumberOfErrors() > 0) {
            addDependencies(module);
          }
        });
      });
    },
  };
}
