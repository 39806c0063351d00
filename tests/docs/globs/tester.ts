import path from 'node:path';

import * as z from 'zod';

import type { findFiles } from '../../../src/glob-tester/find-files';
import type { Report, SourceCall } from '../../../src/glob-tester/source-call';
import { bundleForBrowser } from '../support/bundle-for-browser';
import { collect } from '../support/collect';
import { type FileStream, gulp } from '../support/gulp';
import { fromProject } from './project';

const testerSchema = z.object({
  findFiles: z.custom<typeof findFiles>((value) => typeof value === 'function'),
});

/**
 * Bundles the tester as the site does.
 *
 * @returns what it exports, and the packages in it
 * @throws Error of webpack
 */
export async function bundleTester() {
  const { exports, packages } = await bundleForBrowser('src/glob-tester/find-files.ts');
  return { ...testerSchema.parse(exports), packages };
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
