import { existsSync } from 'node:fs';
import type { PluginModule } from '@docusaurus/types';
import type { Compilation, Compiler, Module } from 'webpack';

const NAME = 'sample-dependencies';

/**
 * Makes webpack see each quoted sample as a part of the page that quotes it: a page is built anew
 * when its sample changes, under `start` and out of the persistent cache.
 *
 * It hooks into the modules rather than adding a loader, since webpack could not load one that is
 * written in TypeScript.
 *
 * @param quoted Absolute paths of what each page quotes, by its own: filled while pages compile.
 */
export default function sampleDependencies(
  quoted: ReadonlyMap<string, readonly string[]>,
): PluginModule {
  return () => ({
    name: NAME,
    configureWebpack() {
      return { plugins: [{ apply }] };
    },
  });

  function apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      modulesOf(compilation).beforeSnapshot.tap(NAME, addDependencies);
      // A page that fails because of its sample gets no snapshot. It is built again too, once the
      // sample is mended.
      compilation.hooks.succeedModule.tap(NAME, addDependencies);
    });
  }

  function modulesOf(compilation: Compilation) {
    return compilation.compiler.webpack.NormalModule.getCompilationHooks(compilation);
  }

  function addDependencies(module: Module): void {
    const page = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    for (const file of quoted.get(page) ?? []) {
      const { fileDependencies, missingDependencies } = module.buildInfo ?? {};
      (existsSync(file) ? fileDependencies : missingDependencies)?.add(file);
    }
  }
}
