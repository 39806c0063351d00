import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { collect } from '../support/collect';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { gulp, nameAndVersion } from '../support/gulp';
import { loadInstrumentedGulp } from '../support/instrumented-library';
import { type DefaultCase, defaultDifferences } from '../support/option-defaults';
import { nameDifferences } from '../support/page-tables';
import { Recorder } from '../support/recorded-options';
import { temporaryFolder } from '../support/temporary-folder';
import { pipeTo, sharedDefaults, sharedErrors } from './output-streams';

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

const contents = (folder: string) => fs.readFileSync(join(folder, 'out/a.txt')).toString('hex');
const sourceMaps = { sourcemaps: true };

const defaults: readonly DefaultCase[] = [
  ...sharedDefaults('dest'),
  {
    option: 'append',
    value: false,
    other: true,
    observe: async (options) => contents(await write(options, { 'out/a.txt': 'old' })),
  },
  {
    option: 'dirMode',
    value: undefined,
    other: 0o700,
    observe: async (options) => modeOf(join(await write(options), 'out')),
  },
  {
    option: 'encoding',
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
    value: true,
    other: false,
    observe: async (options) => contents(await write(options, { 'out/a.txt': 'old' })),
  },
  { option: 'relativeSymlinks', value: false, other: true, observe: writeLink },
  {
    option: 'sourcemaps',
    value: false,
    other: true,
    observe: async (options) => contents(await write(options, {}, sourceMaps)),
  },
];

const errors: readonly ErrorCase[] = [
  ...sharedErrors('dest'),
  {
    message: 'Unsupported encoding: <encoding>',
    call: pipeTo('dest', 'out', { encoding: 'klingon' }),
  },
  {
    message: 'Missing symlink property on symbolic vinyl',
    call: () => {
      const folder = temporaryFolder({ 'a.txt': 'a' });
      fs.symlinkSync(join(folder, 'a.txt'), join(folder, 'link'));
      return gulp
        .src(join(folder, 'link'), { read: false, resolveSymlinks: false })
        .pipe(gulp.dest(join(folder, 'out')));
    },
  },
  {
    message: "EISDIR: illegal operation on a directory, open '<path>'",
    call: pipeTo('dest', 'taken'),
  },
];

describe('dest()', () => {
  const recorder = new Recorder();

  test('documents the options that the library reads', async () => {
    const folder = temporaryFolder({ 'src/a.txt': 'a' });
    fs.symlinkSync(join(folder, 'src'), join(folder, 'link'));
    for (const platform of ['linux', 'win32'] as const) {
      const library = loadInstrumentedGulp(platform);
      const source = library.src(['src/a.txt', 'link'], { cwd: folder, resolveSymlinks: false });
      await collect(source.pipe(library.dest(join(folder, 'out'), recorder.record())));
    }
    expect(
      nameDifferences(page.path, page.options, recorder.names, nameAndVersion('vinyl-fs')),
    ).toEqual([]);
  });

  test('documents the defaults that are at work', async () => {
    expect(await defaultDifferences(page, defaults)).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });
});
