import type { Compilation, Compiler, Module } from 'webpack';

import type { SectionStore } from './section-store';
import type { SectionRecord } from './types';

const NAME = 'search-records-module';

/** Sections of a page, by its absolute path. */
export type FindSections = (file: string) => readonly SectionRecord[];

interface RecordsModuleOptions {
  readonly store: SectionStore;
  /** The generated file that webpack replaces by the records. */
  readonly recordsFile: string;
  /** Makes the text of the records as soon as all pages are compiled. */
  readonly make: (find: FindSections) => string;
}

/** What webpack's plugin and the loader of the records share. */
interface RecordsModule {
  apply(compiler: Compiler): void;
  /** @returns the text of the records, `undefined` until all pages are compiled */
  readonly records: () => string | undefined;
}

/**
 * Fills the module of the search records when all pages are compiled, from their collected
 * sections.
 * The sections of a page stand in webpack's cache beside the page, so they change together.
 */
export function recordsModule({ store, recordsFile, make }: RecordsModuleOptions): RecordsModule {
  let records: string | undefined;
  return {
    records: () => records,
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        keepSections(compilation, store);
        compilation.hooks.finishModules.tapPromise(NAME, async (modules) => {
          records = make(findIn(modules, compiler.watchMode));
          const target = [...modules].find((module) => resourceOf(module) === recordsFile);
          // A cached module with the same records stays as it is.
          if (target !== undefined && target.originalSource()?.source() !== records) {
            await rebuild(compilation, target);
          }
        });
      });
    },
  };
}

function keepSections(compilation: Compilation, store: SectionStore): void {
  compilation.compiler.webpack.NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap(
    NAME,
    ({ resource, buildInfo }) => {
      const sections = store.of(resource);
      if (buildInfo && sections) {
        buildInfo.sections = sections;
      }
    },
  );
}

function findIn(modules: Iterable<Module>, watching: boolean): FindSections {
  const found = new Map<string, Module>();
  for (const module of modules) {
    found.set(resourceOf(module) ?? '', module);
  }
  return (file) => {
    const module = found.get(file);
    const sections = module?.buildInfo?.sections;
    // The compiler reports a page that it cannot compile. One that is new or gone under `npm start`
    // is compiled again as soon as its route is.
    const excused = watching || (module?.getNumberOfErrors() ?? 0) > 0;
    if (sections === undefined && !excused) {
      throw new Error(
        `${file} was not compiled, so the search cannot find it. Remove node_modules/.cache and build again.`,
      );
    }
    return sections ?? [];
  };
}

function resourceOf(module: Module): string | undefined {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}

function rebuild(compilation: Compilation, module: Module): Promise<void> {
  return new Promise((resolve, reject) => {
    compilation.rebuildModule(module, (error) => (error ? reject(error) : resolve()));
  });
}
