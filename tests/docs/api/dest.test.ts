import fs from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readApiPage } from '../support/api-page';
import { collect } from '../support/collect';
import { type ErrorCase, errorDifferences, outcomeOf } from '../support/documented-errors';
import { assertGulp, gulp, nameAndVersion } from '../support/gulp';
import { loadInstrumented } from '../support/instrumented-library';
import { type DefaultCase, defaultDifferences } from '../support/option-defaults';
import { optionDifferences } from '../support/option-differences';
import { Recorder } from '../support/recorded-options';
import { temporaryFolder } from '../support/temporary-folder';

const page = readApiPage('docs/api/dest.md');
const permissions = 0o777;

function modeOf(path: string): number {
  return fs.statSync(path).mode & permissions;
}

/** Writes `src/a.txt` to `out` and gives the folder. */
async function write(
  options: object,
  files: Readonly<Record<string, string>> = {},
  srcOptions: object = {},
): Promise<string> {
  const folder = temporaryFolder({ 'src/a.txt': 'é', ...files });
  fs.chmodSync(join(folder, 'src/a.txt'), 0o640);
  const source = gulp.src(join(folder, 'src/a.txt'), srcOptions);
  await collect(source.pipe(gulp.dest(join(folder, 'out'), options)));
  return folder;
}

/** Writes the link `src/link`, which leads to `src/a.txt`, and tells its new target. */
async function writeLink(options: object): Promise<string> {
  const folder = temporaryFolder({ 'src/a.txt': 'a' });
  const target = join(folder, 'src/a.txt');
  fs.symlinkSync(target, join(folder, 'src/link'));
  const source = gulp.src(join(folder, 'src/link'), { resolveSymlinks: false });
  await collect(source.pipe(gulp.dest(join(folder, 'out'), options)));
  return fs.readlinkSync(join(folder, 'out/link')).replace(folder, 'folder');
}

/** Tells which kind of link gulp asks Windows for when it writes a link to a folder. */
async function linkTypeOnWindows(options: object): Promise<unknown> {
  const folder = temporaryFolder({ 'src/sub/a.txt': 'a' });
  fs.symlinkSync(join(folder, 'src/sub'), join(folder, 'src/link'));
  const symlink = vi.spyOn(fs, 'symlink');
  try {
    const windows: unknown = loadInstrumented('gulp', 'win32');
    assertGulp(windows);
    const source = windows.src(join(folder, 'src/link'), { resolveSymlinks: false });
    await collect(source.pipe(windows.dest(join(folder, 'out'), options)));
    return symlink.mock.calls[0]?.[2];
  } finally {
    symlink.mockRestore();
  }
}

const contents = (folder: string) => fs.readFileSync(join(folder, 'out/a.txt')).toString('hex');
const sourceMaps = { sourcemaps: true };

/** As deep as the process's folder, so that a relative path out of that stays in here. */
function otherFolder(folder: string): string {
  return join(
    folder,
    ...process
      .cwd()
      .split(sep)
      .filter(Boolean)
      .map(() => 'deep'),
  );
}

async function writtenRelative(options: object): Promise<string> {
  const folder = temporaryFolder({ 'a.txt': 'a' });
  const given =
    'cwd' in options && options.cwd === 'other' ? { cwd: otherFolder(folder) } : options;
  const output = relative(process.cwd(), join(folder, 'out'));
  const [file] = await collect(gulp.src(join(folder, 'a.txt')).pipe(gulp.dest(output, given)));
  return file?.path.replace(folder, 'folder') ?? '';
}

const defaults: readonly DefaultCase[] = [
  {
    option: 'append',
    written: 'false',
    value: false,
    other: true,
    observe: async (options) => contents(await write(options, { 'out/a.txt': 'old' })),
  },
  {
    option: 'cwd',
    written: 'process.cwd()',
    value: process.cwd(),
    other: 'other',
    observe: (options) => writtenRelative(options),
  },
  {
    option: 'dirMode',
    written: 'undefined',
    value: undefined,
    other: 0o700,
    observe: async (options) => modeOf(join(await write(options), 'out')),
  },
  {
    option: 'encoding',
    written: "'utf8'",
    value: 'utf8',
    other: 'latin1',
    observe: async (options) => contents(await write(options)),
  },
  {
    option: 'mode',
    written: 'file.stat.mode',
    value: (file: { stat: { mode: number } }) => file.stat.mode,
    other: 0o755,
    observe: async (options) => modeOf(join(await write(options), 'out/a.txt')),
  },
  {
    option: 'overwrite',
    written: 'true',
    value: true,
    other: false,
    observe: async (options) => contents(await write(options, { 'out/a.txt': 'old' })),
  },
  {
    option: 'relativeSymlinks',
    written: 'false',
    value: false,
    other: true,
    observe: writeLink,
  },
  {
    option: 'sourcemaps',
    written: 'false',
    value: false,
    other: true,
    observe: async (options) => contents(await write(options, {}, sourceMaps)),
  },
  {
    option: 'useJunctions',
    written: 'true',
    value: true,
    other: false,
    observe: linkTypeOnWindows,
  },
];

/** Pipes `src/a.txt` of a new folder into `dest()`, with the output folder a part of that one. */
function pipeTo(output: unknown, options?: object): ErrorCase['run'] {
  return () => {
    const folder = temporaryFolder({ 'src/a.txt': 'a', file: 'f', 'taken/a.txt/x': 'x' });
    return outcomeOf(() =>
      gulp.src('src/a.txt', { cwd: folder }).pipe(gulp.dest(output, { cwd: folder, ...options })),
    );
  };
}

const errors: readonly ErrorCase[] = [
  {
    message: 'Invalid dest() folder argument. Please specify a non-empty string or a function.',
    run: () => outcomeOf(() => gulp.dest('')),
  },
  { message: 'Invalid output folder', run: pipeTo(() => undefined) },
  {
    message: 'Received a non-Vinyl object in `dest()`',
    run: () =>
      outcomeOf(() => {
        const stream = gulp.dest('never-written');
        stream.write('text');
        stream.end();
        return stream;
      }),
  },
  { message: 'Unsupported encoding: <encoding>', run: pipeTo('out', { encoding: 'klingon' }) },
  {
    message: 'Missing symlink property on symbolic vinyl',
    run: () => {
      const folder = temporaryFolder({ 'a.txt': 'a' });
      fs.symlinkSync(join(folder, 'a.txt'), join(folder, 'link'));
      return outcomeOf(() =>
        gulp
          .src(join(folder, 'link'), { read: false, resolveSymlinks: false })
          .pipe(gulp.dest(join(folder, 'out'))),
      );
    },
  },
  { message: "ENOTDIR: not a directory, scandir '<path>'", run: pipeTo('file') },
  { message: "EISDIR: illegal operation on a directory, open '<path>'", run: pipeTo('taken') },
];

describe('dest()', () => {
  const recorder = new Recorder();

  test('documents the options that the library reads', async () => {
    const folder = temporaryFolder({ 'src/a.txt': 'a' });
    fs.symlinkSync(join(folder, 'src'), join(folder, 'link'));
    for (const platform of ['linux', 'win32'] as const) {
      const library: unknown = loadInstrumented('gulp', platform);
      assertGulp(library);
      const source = library.src(['src/a.txt', 'link'], { cwd: folder, resolveSymlinks: false });
      await collect(source.pipe(library.dest(join(folder, 'out'), recorder.record())));
    }
    expect(optionDifferences(page, recorder.names, nameAndVersion('vinyl-fs'))).toEqual([]);
  });

  test('documents the defaults that are at work', async () => {
    expect(await defaultDifferences(page, defaults)).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });
});
