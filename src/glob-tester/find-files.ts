import toAbsoluteGlob from '@gulpjs/to-absolute-glob';
import anymatch from 'anymatch';
import globStream from 'glob-stream';
import isValidGlob from 'is-valid-glob';
import normalizePath from 'normalize-path';
import { posix } from 'path-browserify';

import { mount } from './node/fs';
import { PROJECT, type Report, type Row, type SourceCall } from './source-call';

/** `src()` of vinyl-fs 4.0.2 names options so, and hands them on to `glob-stream` as they are. */
type Options = Readonly<Record<string, unknown>> & { readonly dot: boolean };

/**
 * Finds files as `src()` does, in a tree that is only a list: `glob-stream` and what it consists of do
 * the work. One call at a time: the next one takes the tree away from one that has not ended.
 *
 * @param call globs and options of `src()`
 * @param files paths of all files, from the project
 * @returns what `src()` finds, in its order; then the files that it does not find; and its error
 */
export async function findFiles(call: SourceCall, files: readonly string[]): Promise<Report> {
  mount(files.map((file) => posix.join(PROJECT, file)));
  const options = optionsOf(call);
  try {
    return { rows: rowsOf(call, files, await entriesOf(call.globs, options)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const found = await entriesOf(call.globs, { ...options, allowEmpty: true }).catch(() => []);
    return { error: message, rows: rowsOf(call, files, found) };
  }
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
    cwd: posix.resolve(PROJECT, cwd),
    dot,
    nocase,
    allowEmpty,
    // A base counts from the folder of the process, whatever cwd says.
    ...(base !== '' && { base: posix.resolve(PROJECT, base) }),
  };
}

function rowsOf(
  call: SourceCall,
  files: readonly string[],
  entries: readonly Entry[],
): readonly Row[] {
  const options = optionsOf(call);
  const globs = call.globs.map((glob) => ({
    glob,
    absolute: toAbsoluteGlob(normalize(glob), { cwd: posix.resolve(PROJECT, call.cwd) }),
  }));
  const positive = globs.filter(({ absolute }) => !absolute.startsWith('!'));
  const matchOf = anymatch(
    positive.map(({ absolute }) => absolute),
    null,
    options,
  );
  const exclusions = globs
    .filter(({ absolute }) => absolute.startsWith('!'))
    .map(({ glob, absolute }) => ({
      glob,
      keeps: anymatch([() => true, absolute], null, options),
    }));

  const isFile = new Set(files.map((file) => posix.join(PROJECT, file)));
  const found = entries.map(({ path, base }): Row => {
    const index = matchOf(path, true);
    return {
      path: fromProject(path) + (isFile.has(path) ? '' : '/'),
      // A folder may match by its last slash alone.
      glob: positive[index === -1 ? matchOf(`${path}/`, true) : index]?.glob,
      base: fromProject(base),
      written: fromProject(posix.resolve(PROJECT, 'dist', posix.relative(base, path))),
    };
  });
  const foundPaths = new Set(entries.map(({ path }) => path));
  const left = [...isFile]
    .filter((path) => !foundPaths.has(path))
    .map((path): Row => {
      const exclusion = matchOf(path) ? exclusions.find(({ keeps }) => !keeps(path)) : undefined;
      return { path: fromProject(path), ...(exclusion && { excludedBy: exclusion.glob }) };
    });
  return [...found, ...left];
}

function fromProject(path: string): string {
  return posix.relative(PROJECT, path) || '.';
}
