import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction, createContext } from 'node:vm';

import webpack from 'webpack';
import * as z from 'zod';

import { gulpInBrowser } from '../../../src/generator/gulp-in-browser';
import type { findFiles } from '../../../src/glob-tester/find-files';
import type { Report, SourceCall } from '../../../src/glob-tester/source-call';
import { projectRoot, samplesModules } from '../../../src/samples/paths';
import { runWebpack } from '../../unit/run-webpack';
import { collect } from '../support/collect';
import { type FileStream, gulp } from '../support/gulp';
import { temporaryFolder } from '../support/temporary-folder';
import { fromProject } from './project';

interface Tester {
  readonly findFiles: typeof findFiles;
}

interface Bundle extends Tester {
  /** Name and version of each package in it. */
  readonly packages: readonly string[];
}

function assertTester(loaded: unknown): asserts loaded is Tester {
  z.object({ findFiles: z.function() }).parse(loaded);
}

/**
 * Bundles the tester as the site does, and loads it as a browser would: with nothing of Node.js,
 * such as `process`, `Buffer` and `require`.
 *
 * @throws Error of webpack
 */
export async function bundleTester(): Promise<Bundle> {
  const folder = temporaryFolder();
  const { module, plugins } = gulpInBrowser(projectRoot);
  const loader = { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } };
  const { errors, modules } = await runWebpack({
    mode: 'production',
    context: projectRoot,
    target: 'web',
    entry: path.join(projectRoot, 'src/glob-tester/find-files.ts'),
    output: { path: folder, filename: 'tester.js', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [...(module?.rules ?? []), { test: /\.ts$/, use: loader }] },
    // Modules keep their own files, whose packages a test asks for; to make them small takes long.
    optimization: { concatenateModules: false, minimize: false },
    ...(plugins && { plugins }),
  });
  if (errors[0]) {
    throw errors[0];
  }
  const files = [...modules].flatMap((one) =>
    one instanceof webpack.NormalModule && one.resource.includes('node_modules')
      ? [one.resource]
      : [],
  );
  const loaded: { exports: unknown } = { exports: {} };
  const parsingContext = createContext({ queueMicrotask, TextDecoder });
  const code = readFileSync(path.join(folder, 'tester.js'), 'utf8');
  compileFunction(code, ['module'], { parsingContext })(loaded);
  assertTester(loaded.exports);
  return {
    findFiles: loaded.exports.findFiles,
    packages: [...new Set(files.map((file) => nameAndVersion(folderOfPackage(file))))].sort(),
  };
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

function readManifest(folder: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}

function nameAndVersion(folder: string): string {
  const { name, version } = readManifest(folder);
  return `${name} ${version}`;
}

/** A package lies in `node_modules`, or in a scope there. */
function folderOfPackage(file: string): string {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  if (folder === undefined) {
    throw new Error(`${file} lies in no package.`);
  }
  return folder;
}

/** Where Node.js finds a package that another one asks for. */
function resolvePackage(name: string, from: string): string {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) {
    return folder;
  }
  if (from === path.dirname(from)) {
    throw new Error(`${name} is not installed.`);
  }
  return resolvePackage(name, path.dirname(from));
}

/** A package, and what it consists of. */
function withDependencies(folder: string): readonly string[] {
  const names = Object.keys(readManifest(folder).dependencies);
  return [folder, ...names.flatMap((name) => withDependencies(resolvePackage(name, folder)))];
}

/**
 * Lists what stands behind `src()` of the installed gulp where it looks for files.
 *
 * @returns name and version of each package, sorted
 */
export function packagesOfGulp(): readonly string[] {
  const vinylFs = resolvePackage('vinyl-fs', path.join(samplesModules, 'gulp'));
  const folders = ['glob-stream', 'is-valid-glob', 'normalize-path'].flatMap((name) =>
    withDependencies(resolvePackage(name, vinylFs)),
  );
  return [...new Set(folders.map(nameAndVersion))].sort();
}

/** A file or a folder that `src()` found: the part of a row that gulp tells. */
export interface Place {
  readonly path: string;
  readonly base: string;
  readonly written: string;
}

/** What a call of `src()` came to. */
export interface Outcome {
  readonly error?: string;
  readonly found: readonly Place[];
}

/** @returns a call with the globs, and with the options that are not empty */
export function callOf(globs: readonly string[], options: Partial<SourceCall> = {}): SourceCall {
  const none = { cwd: '', base: '', dot: false, nocase: false, allowEmpty: false };
  return { ...none, ...options, globs };
}

/** The folder above the project is all that the disk of the tester has. */
function onDisk(text: string): string {
  const above = path.dirname(process.cwd());
  return text.replace(/^(!?)\//, (_, negation: string) => `${negation}${above}/`);
}

/**
 * Asks the installed gulp for its stream.
 *
 * @param call of the tester; an empty option is not given
 * @throws Error of `src()` before it returns a stream
 */
export function sourceOf({ globs, cwd, base, ...flags }: SourceCall): FileStream {
  return gulp.src(globs.map(onDisk), {
    ...flags,
    ...(cwd !== '' && { cwd: onDisk(cwd) }),
    ...(base !== '' && { base: onDisk(base) }),
  });
}

/** @returns what the installed gulp finds in the working directory, told as the tester tells it */
export async function askGulp(call: SourceCall): Promise<Outcome> {
  try {
    const files = await collect(sourceOf(call));
    return {
      found: files.map((file) => ({
        path: (fromProject(file.path) || '.') + (file.isDirectory() ? '/' : ''),
        base: fromProject(path.resolve(file.base)) || '.',
        written: path.join('dist', file.relative),
      })),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const above = path.dirname(process.cwd());
    const { found } = call.allowEmpty
      ? { found: [] }
      : await askGulp({ ...call, allowEmpty: true });
    return { error: message.replaceAll(above, ''), found };
  }
}

/** @returns the part of a report that gulp tells too */
export function outcomeOf({ rows, error }: Report): Outcome {
  const found = rows.flatMap(({ path, base, written }) =>
    base === undefined || written === undefined ? [] : [{ path, base, written }],
  );
  return { ...(error !== undefined && { error }), found };
}
