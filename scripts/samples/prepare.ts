import { chmod, cp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { toCommonJs } from '../../src/samples/formats/to-common-js';
import { commonJsName, inFormat } from '../../src/samples/formats/in-format';
import type { Sample } from '../../src/samples/load';
import { samplesModules } from '../../src/samples/paths';
import type { SampleFormat } from '../../src/samples/schema';
import { temporaryFolder } from '../setup/temporary-folder';

/** A sample's copy in a temporary folder, ready to run. */
export interface PreparedProject {
  /** The folder of the copy, with links resolved. */
  readonly folder: string;
  /** Its parent; serves as home folder, so that no setting of the machine's user is read. */
  readonly home: string;
  readonly format: SampleFormat;
  /** The `.mjs` files of the sample's top folder. */
  readonly modules: readonly string[];
  /** Removes the copy. */
  readonly dispose: () => Promise<void>;
}

const notCopied: ReadonlySet<string> = new Set(['sample.json', 'output', 'node_modules']);

/** All files begin with the same times and modes, so that output that shows them is repeatable. */
const startTime = new Date('2024-01-01T12:00:00Z');

/**
 * Copies a sample to a temporary folder and turns it into a project of one module format.
 *
 * @param sample the sample
 * @param format `esm` keeps each `X.mjs` of the top folder (and drops a hand-written twin `X.js`);
 *   `commonjs` replaces each by `X.js`: the hand-written twin, or else one derived from it
 * @returns the project; the caller disposes of it
 * @throws Error of `toCommonJs` where a module cannot be derived
 */
export async function prepareProject(
  sample: Sample,
  format: SampleFormat,
): Promise<PreparedProject> {
  const home = temporaryFolder(`gulp-sample-${sample.name}-`);
  const folder = path.join(home, 'my-project');
  const dispose = (): Promise<void> =>
    rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    await cp(sample.folder, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !notCopied.has(path.relative(sample.folder, source)),
    });
    const modules = (await readdir(folder)).filter((file) => file.endsWith('.mjs')).sort();
    for (const file of modules) {
      await (format === 'esm' ? dropTwin(folder, file) : replaceByTwin(sample, folder, file));
    }
    if (format === 'commonjs') {
      await renameInScripts(folder, modules);
    }
    await steady(folder);
    await symlink(samplesModules, path.join(folder, 'node_modules'), 'junction');
    return { folder, home, format, modules, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function dropTwin(folder: string, module: string): Promise<void> {
  await rm(path.join(folder, commonJsName(module)), { force: true });
}

async function replaceByTwin(sample: Sample, folder: string, module: string): Promise<void> {
  const twin = commonJsName(module);
  const files = await readdir(folder);
  if (!files.includes(twin)) {
    const source = await readFile(path.join(folder, module), 'utf8');
    await writeFile(
      path.join(folder, twin),
      toCommonJs(source, `samples/${sample.name}/${module}`),
    );
  }
  await rm(path.join(folder, module));
}

async function renameInScripts(folder: string, modules: readonly string[]): Promise<void> {
  const file = path.join(folder, 'package.json');
  if ((await readdir(folder)).includes('package.json')) {
    await writeFile(file, inFormat(await readFile(file, 'utf8'), 'commonjs', modules));
  }
}

async function steady(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    await chmod(file, 0o644);
    await utimes(file, startTime, startTime);
  }
}
