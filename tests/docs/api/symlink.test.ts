import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
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

const defaults: readonly DefaultCase[] = [
  ...sharedDefaults('symlink'),
  {
    option: 'dirMode',
    value: undefined,
    other: 0o700,
    observe: async (options) => fs.statSync(join(await link(options), 'out')).mode & 0o777,
  },
  {
    option: 'overwrite',
    value: true,
    other: false,
    observe: async (options) => {
      const folder = await link(options, { 'out/a.txt': 'old' });
      return fs.readFileSync(join(folder, 'out/a.txt'), 'utf8');
    },
  },
  {
    option: 'relativeSymlinks',
    value: false,
    other: true,
    observe: async (options) => {
      const folder = await link(options);
      return fs.readlinkSync(join(folder, 'out/a.txt')).replace(folder, 'folder');
    },
  },
];

const errors: readonly ErrorCase[] = [
  ...sharedErrors('symlink'),
  {
    message: "EISDIR: illegal operation on a directory, unlink '<path>'",
    call: pipeTo('symlink', 'taken'),
  },
];

describe('symlink()', () => {
  test('documents the options that the library reads', async () => {
    const cwd = temporaryFolder({ 'src/a.txt': 'a', 'folder/b.txt': 'b' });
    const recorder = new Recorder();
    for (const platform of ['linux', 'win32'] as const) {
      const library = loadInstrumentedGulp(platform);
      const source = library.src(['src/a.txt', 'folder'], { cwd });
      await collect(source.pipe(library.symlink(join(cwd, 'out'), recorder.record())));
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
      const library = loadInstrumentedGulp();
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
