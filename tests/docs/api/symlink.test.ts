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

const page = readApiPage('docs/api/symlink.md');

/** Links `src/a.txt` into `out` and gives the folder. */
async function link(
  options: object,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = temporaryFolder({ 'src/a.txt': 'a', ...files });
  const source = gulp.src(join(folder, 'src/a.txt'));
  await collect(source.pipe(gulp.symlink(join(folder, 'out'), options)));
  return folder;
}

/** Tells which kind of link gulp asks Windows for when it links a folder. */
async function linkTypeOnWindows(options: object): Promise<unknown> {
  const folder = temporaryFolder({ 'src/sub/a.txt': 'a' });
  const symlink = vi.spyOn(fs, 'symlink');
  try {
    const windows: unknown = loadInstrumented('gulp', 'win32');
    assertGulp(windows);
    const source = windows.src(join(folder, 'src/sub'));
    await collect(source.pipe(windows.symlink(join(folder, 'out'), options)));
    return symlink.mock.calls[0]?.[2];
  } finally {
    symlink.mockRestore();
  }
}

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

async function linkedRelative(options: object): Promise<string> {
  const folder = temporaryFolder({ 'a.txt': 'a' });
  const given =
    'cwd' in options && options.cwd === 'other' ? { cwd: otherFolder(folder) } : options;
  const output = relative(process.cwd(), join(folder, 'out'));
  const [file] = await collect(gulp.src(join(folder, 'a.txt')).pipe(gulp.symlink(output, given)));
  return file?.path.replace(folder, 'folder') ?? '';
}

const defaults: readonly DefaultCase[] = [
  {
    option: 'cwd',
    written: 'process.cwd()',
    value: process.cwd(),
    other: 'other',
    observe: linkedRelative,
  },
  {
    option: 'dirMode',
    written: 'undefined',
    value: undefined,
    other: 0o700,
    observe: async (options) => fs.statSync(join(await link(options), 'out')).mode & 0o777,
  },
  {
    option: 'overwrite',
    written: 'true',
    value: true,
    other: false,
    observe: async (options) => {
      const folder = await link(options, { 'out/a.txt': 'old' });
      return fs.readFileSync(join(folder, 'out/a.txt'), 'utf8');
    },
  },
  {
    option: 'relativeSymlinks',
    written: 'false',
    value: false,
    other: true,
    observe: async (options) => {
      const folder = await link(options);
      return fs.readlinkSync(join(folder, 'out/a.txt')).replace(folder, 'folder');
    },
  },
  {
    option: 'useJunctions',
    written: 'true',
    value: true,
    other: false,
    observe: linkTypeOnWindows,
  },
];

/** Pipes `src/a.txt` of a new folder into `symlink()`, with the output folder a part of that one. */
function pipeTo(output: unknown): ErrorCase['run'] {
  return () => {
    const cwd = temporaryFolder({ 'src/a.txt': 'a', file: 'f', 'taken/a.txt/x': 'x' });
    return outcomeOf(() => gulp.src('src/a.txt', { cwd }).pipe(gulp.symlink(output, { cwd })));
  };
}

const errors: readonly ErrorCase[] = [
  {
    message: 'Invalid symlink() folder argument. Please specify a non-empty string or a function.',
    run: () => outcomeOf(() => gulp.symlink('')),
  },
  { message: 'Invalid output folder', run: pipeTo(() => undefined) },
  {
    message: 'Received a non-Vinyl object in `symlink()`',
    run: () =>
      outcomeOf(() => {
        const stream = gulp.symlink('never-written');
        stream.write('text');
        stream.end();
        return stream;
      }),
  },
  { message: "ENOTDIR: not a directory, scandir '<path>'", run: pipeTo('file') },
  { message: "EISDIR: illegal operation on a directory, unlink '<path>'", run: pipeTo('taken') },
];

describe('symlink()', () => {
  test('documents the options that the library reads', async () => {
    const cwd = temporaryFolder({ 'src/a.txt': 'a', 'folder/b.txt': 'b' });
    const recorder = new Recorder();
    for (const platform of ['linux', 'win32'] as const) {
      const library: unknown = loadInstrumented('gulp', platform);
      assertGulp(library);
      const source = library.src(['src/a.txt', 'folder'], { cwd });
      await collect(source.pipe(library.symlink(join(cwd, 'out'), recorder.record())));
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

describe('what the page says about symlink()', () => {
  test('fails with EEXIST, when the folder of a file appears right before the link to it', async () => {
    const cwd = temporaryFolder({ 'src/sub/a.txt': 'precious' });
    const { symlink } = fs;
    const late = vi.spyOn(fs, 'symlink').mockImplementation((...values) => {
      // gulp itself may have made it by now, for the file inside.
      fs.mkdirSync(String(values[1]), { recursive: true });
      Reflect.apply(symlink, fs, values);
    });
    try {
      const library: unknown = loadInstrumented('gulp');
      assertGulp(library);
      const source = library.src('src/**', { cwd });
      const links = source.pipe(library.symlink('out', { cwd }));
      // A pipe hands the error of its end to its beginning too.
      source.on('error', () => undefined);
      // On a busy machine, what gulp made for the file inside is there before the link is tried.
      await expect(collect(links)).rejects.toThrow(/EEXIST: file already exists, symlink|EISDIR/);
    } finally {
      late.mockRestore();
    }
    expect(fs.readFileSync(join(cwd, 'src/sub/a.txt'), 'utf8')).toBe('precious');
  });
});
