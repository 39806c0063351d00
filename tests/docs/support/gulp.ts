import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

import { samplesModules } from '../../../src/samples/paths';

/** What a gulp stream carries: the part of a Vinyl object that the tests look at. */
export interface VinylFile {
  readonly base: string;
  readonly contents: unknown;
  readonly cwd: string;
  readonly history: readonly string[];
  readonly path: string;
  readonly relative: string;
  readonly sourceMap?: unknown;
  readonly stat?: { readonly mode: number; readonly mtimeMs: number; readonly size: number } | null;
  readonly symlink?: string;
  isDirectory(): boolean;
  isStream(): boolean;
  isSymbolic(): boolean;
}

/** The streams of gulp: `src()`, `dest()` and `symlink()` return one. */
export interface FileStream extends AsyncIterable<VinylFile> {
  end(): void;
  on(event: 'data', listener: (file: VinylFile) => void): this;
  on(event: string, listener: (value: unknown) => void): this;
  pipe(destination: FileStream): FileStream;
  write(file: unknown): boolean;
}

/** What `watch()` returns: the part of a chokidar watcher that the tests use. */
export interface Watcher {
  readonly options: Readonly<Record<string, unknown>>;
  close(): Promise<void>;
  emit(event: string, ...values: readonly unknown[]): boolean;
  getWatched(): Readonly<Record<string, readonly string[]>>;
  on(event: string, listener: (...values: readonly unknown[]) => void): this;
  unwatch(paths: string | readonly string[]): this;
}

/**
 * The installed gulp. Arguments are `unknown` on purpose: the tests hand in wrong ones too, to see
 * the errors that the pages document.
 */
export interface Gulp {
  dest(folder?: unknown, options?: unknown): FileStream;
  lastRun(task?: unknown, precision?: unknown): number | undefined;
  listenerCount(event: string): number;
  on(event: string, listener: (event: unknown) => void): this;
  parallel(...tasks: readonly unknown[]): (done?: unknown) => unknown;
  registry(registry?: unknown): unknown;
  series(...tasks: readonly unknown[]): (done?: unknown) => unknown;
  src(globs?: unknown, options?: unknown): FileStream;
  symlink(folder?: unknown, options?: unknown): FileStream;
  task(name?: unknown, task?: unknown): unknown;
  tree(options?: unknown): unknown;
  watch(globs?: unknown, options?: unknown, task?: unknown): Watcher;
}

/** `require` as a gulpfile of `samples/` has it: it finds the packages of the samples, not ours. */
export const requireFromSamples = createRequire(path.join(samplesModules, '../package.json'));

const functionNames = [
  'dest',
  'lastRun',
  'on',
  'parallel',
  'registry',
  'series',
  'src',
  'symlink',
  'task',
  'tree',
  'watch',
];

/**
 * Narrows a loaded module to the gulp that the tests know.
 *
 * @param loaded what `require` gave.
 * @throws {Error} when one of the documented functions is missing.
 */
export function assertGulp(loaded: unknown): asserts loaded is Gulp {
  const functions = z.looseObject(
    Object.fromEntries(functionNames.map((name) => [name, z.function()])),
  );
  const checked = functions.safeParse(loaded);
  if (!checked.success) {
    throw new Error(
      `samples/node_modules/gulp is not the gulp that the pages describe. ${z.prettifyError(checked.error)}`,
    );
  }
}

function installedGulp(): Gulp {
  const loaded: unknown = requireFromSamples('gulp');
  assertGulp(loaded);
  return loaded;
}

/** The instance that `require('gulp')` gives to a gulpfile of `samples/`. */
export const gulp: Gulp = installedGulp();

const packageSchema = z.object({ version: z.string() });

/**
 * Name and version of a package that the samples have installed, for messages.
 *
 * @param packageName for example `vinyl-fs`.
 * @returns for example `vinyl-fs 4.0.2`.
 * @throws {Error} when the package is not installed there.
 */
export function nameAndVersion(packageName: string): string {
  const file = path.join(samplesModules, packageName, 'package.json');
  const { version } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return `${packageName} ${version}`;
}
