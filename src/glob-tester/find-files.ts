import toAbsoluteGlob from '@gulpjs/to-absolute-glob';
import anymatch from 'anymatch';
import globStream from 'glob-stream';
import isValidGlob from 'is-valid-glob';
import normalizePath from 'normalize-path';
import { posix } from 'path-browserify';

import { mount } from '../node-in-browser/fs';
import { PROJECT } from '../node-in-browser/project';
import type { Report, Row, SourceCall } from './source-call';

/** `src()` of vinyl-fs 4.0.2 names options so, and hands them on to `glob-stream` as they are. */
type Options = Readonly<Record<string, unknown>> & { readonly cwd: string; readonly dot: boolean };

/**
 * Finds files as `src()` does, in a tree that is only a list: `glob-stream` and what it consists of do
 * the work. One call at a time: the next one takes the tree away from one that has not ended.
 *
 * @param call globs and options of `src()`
 * @param files paths of all files, from the project
 * @returns what `src()` finds, in its order; then the files that it does not find; its error; and the
 *   globs that it would follow out of the project
 */
export async function findFiles(call: SourceCall, files: readonly string[]): Promise<Report> {
  mount(
    PROJECT,
    files.map((file) => posix.join(PROJECT, file)),
  );
  const outside = call.globs.filter((glob) => leadsOut(glob, call));
  try {
    return { rows: await rowsOf(call, files), outside };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Of all errors, this option avoids one: a literal path that is not there.
    const rows = await rowsOf({ ...call, allowEmpty: true }, files).catch(() => files.map(rowOf));
    return { error: message, rows, outside };
  }
}

/** A negated glob leads nowhere: it only takes away. */
function leadsOut(glob: string, call: SourceCall): boolean {
  const absolute = toAbsoluteGlob(normalize(glob), optionsOf(call));
  return !absolute.startsWith('!') && !`${posix.normalize(absolute)}/`.startsWith(`${PROJECT}/`);
}

interface Entry {
  readonly path: string;
  readonly base: string;
}

/** Checks and changes globs as `src()` of vinyl-fs does, before `glob-stream` gets them. */
async function entriesOf(globs: readonly string[], options: Options): Promise<readonly Entry[]> {
  if (!isValidGlob(globs)) {
    throw new Error(`Invalid glob argument: ${globs.join(',')}`);
  }
  const entries: Entry[] = [];
  for await (const entry of globStream(globs.map(normalize), options)) {
    entries.push(entry);
  }
  return entries;
}

function normalize(glob: string): string {
  return normalizePath(glob, false);
}

function optionsOf({ cwd, base, dot, nocase, allowEmpty }: SourceCall): Options {
  return {
    // As `glob-stream` has it, which turns backslashes in it.
    cwd: normalizePath(posix.resolve(PROJECT, cwd), true),
    dot,
    nocase,
    allowEmpty,
    // A base counts from the folder of the process, whatever cwd says.
    ...(base !== '' && { base: posix.resolve(PROJECT, base) }),
  };
}

async function rowsOf(call: SourceCall, files: readonly string[]): Promise<readonly Row[]> {
  const options = optionsOf(call);
  const entries = await entriesOf(call.globs, options);
  const globs = call.globs.map((glob) => ({
    glob,
    absolute: toAbsoluteGlob(normalize(glob), options),
  }));
  const positive = globs.filter(({ absolute }) => !absolute.startsWith('!'));
  const negated = globs.filter(({ absolute }) => absolute.startsWith('!'));
  const matchOf = anymatch(
    positive.map(({ absolute }) => absolute),
    null,
    options,
  );

  const isFile = new Set(files.map((file) => posix.join(PROJECT, file)));
  const found = entries.map(({ path, base }): Row => {
    const plain = matchOf(path, true);
    // A folder may match by its last slash alone.
    const index = plain === -1 ? matchOf(`${path}/`, true) : plain;
    const clean = posix.normalize(path);
    return {
      path: fromProject(clean) + (isFile.has(clean) ? '' : '/'),
      // `src/` is looked up under that name, before globs after it walk.
      glob: positive.find(({ absolute }, at) => at === index || absolute === `${path}/`)?.glob,
      base: fromProject(base),
      written: posix.join('dist', posix.relative(base, path)),
    };
  });

  const exclusions = negated.map(({ glob, absolute }) => ({
    glob,
    keeps: anymatch([() => true, absolute], null, options),
  }));
  // A glob may match a file that its walk does not come to: no negated glob keeps that one out.
  const reached =
    negated.length === 0
      ? []
      : await entriesOf(
          positive.map(({ glob }) => glob),
          { ...options, allowEmpty: true },
        );
  const excluded = new Map(
    reached.map(({ path }) => [
      posix.normalize(path),
      exclusions.find(({ keeps }) => !keeps(path))?.glob,
    ]),
  );
  const foundPaths = new Set(entries.map(({ path }) => posix.normalize(path)));
  const left = [...isFile]
    .filter((path) => !foundPaths.has(path))
    .map((path): Row => {
      const excludedBy = excluded.get(path);
      return { path: fromProject(path), ...(excludedBy !== undefined && { excludedBy }) };
    });
  return [...found, ...left];
}

/** Of a file that nothing finds. */
function rowOf(path: string): Row {
  return { path };
}

function fromProject(path: string): string {
  return posix.relative(PROJECT, path) || '.';
}
