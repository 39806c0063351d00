import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction, createContext } from 'node:vm';

import webpack from 'webpack';
import * as z from 'zod';

import { gulpInBrowser } from '../../../src/generator/gulp-in-browser';
import { projectRoot, samplesModules } from '../../../src/samples/paths';
import { runWebpack } from '../../unit/run-webpack';
import { temporaryFolder } from './temporary-folder';

interface Bundle {
  readonly exports: unknown;
  /** Name and version of each package in it, sorted. */
  readonly packages: readonly string[];
}

/**
 * Bundles a module as the site does, and loads it as a browser would: with nothing of Node.js,
 * such as `process`, `Buffer` and `require`.
 *
 * @param entry file, from the project's folder
 * @throws Error of webpack
 */
export async function bundleForBrowser(entry: string): Promise<Bundle> {
  const folder = temporaryFolder();
  const { module, plugins } = gulpInBrowser(projectRoot);
  const loader = { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } };
  const { errors, modules } = await runWebpack({
    mode: 'production',
    context: projectRoot,
    target: 'web',
    entry: path.join(projectRoot, entry),
    output: { path: folder, filename: 'bundle.js', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [...(module.rules ?? []), { test: /\.ts$/, use: loader }] },
    // Modules keep their own files, whose packages a test asks for; to make them small takes long.
    optimization: { concatenateModules: false, minimize: false },
    plugins,
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
  const code = readFileSync(path.join(folder, 'bundle.js'), 'utf8');
  compileFunction(code, ['module'], { parsingContext })(loaded);
  return {
    exports: loaded.exports,
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
 * Lists packages of the installed gulp, with all that they consist of.
 *
 * @param from name of a package that gulp asks for, or gulp itself
 * @param names packages that it asks for
 * @returns name and version of each one, sorted
 */
export function packagesOfGulp(from: string, names: readonly string[]): readonly string[] {
  const gulp = path.join(samplesModules, 'gulp');
  const folder = from === 'gulp' ? gulp : resolvePackage(from, gulp);
  const folders = names.flatMap((name) => withDependencies(resolvePackage(name, folder)));
  return [...new Set(folders.map(nameAndVersion))].sort();
}
