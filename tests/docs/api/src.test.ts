import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readApiPage } from '../support/api-page';
import { collect } from '../support/collect';
import { type ErrorCase, errorDifferences } from '../support/documented-errors';
import { gulp, nameAndVersion } from '../support/gulp';
import { loadInstrumentedGulp } from '../support/instrumented-library';
import { namesInSource } from '../support/names-in-source';
import { defaultDifferences } from '../support/option-defaults';
import { nameDifferences } from '../support/page-tables';
import { Recorder } from '../support/recorded-options';
import { temporaryFolder } from '../support/temporary-folder';
import { srcDefaults } from './src-defaults';

const page = readApiPage('docs/api/src.md');

/** Runs `src('*.txt', options)` in a folder with `a.txt`. */
function search(options: object, globs: unknown = '*.txt'): ErrorCase['call'] {
  return () => {
    const cwd = temporaryFolder({ 'a.txt': 'a' });
    const stream = gulp.src(globs, { cwd, ...options });
    stream.on('data', () => undefined);
    return stream;
  };
}

/** Runs `src()` in a folder with a link. */
function searchWithLink(target: string, globs: string): ErrorCase['call'] {
  return () => {
    const cwd = temporaryFolder({ 'a.txt': 'a' });
    fs.symlinkSync(target, join(cwd, 'link'));
    const stream = gulp.src(globs, { cwd });
    stream.on('data', () => undefined);
    return stream;
  };
}

const errors: readonly ErrorCase[] = [
  { message: 'Invalid glob argument: <globs>', call: search({}, ['a.txt', 1]) },
  { message: 'Missing positive glob', call: search({}, '!a.txt') },
  { message: 'The `allowEmpty` option must be a boolean', call: search({ allowEmpty: 1 }) },
  { message: 'The `base` option must be a string if specified', call: search({ base: 1 }) },
  { message: 'The `cwd` option must be a string', call: search({ cwd: () => '.' }) },
  { message: 'The `cwdbase` option must be a boolean', call: search({ cwdbase: 1 }) },
  { message: 'The `dot` option must be a boolean', call: search({ dot: undefined }) },
  { message: 'The `ignore` option must be a string or array', call: search({ ignore: 1 }) },
  { message: 'The `uniqueBy` option must be a string or function', call: search({ uniqueBy: 1 }) },
  {
    message: 'Input length: <length>, exceeds maximum allowed length: <limit>',
    call: search({ maxLength: 3 }),
  },
  {
    message: 'Missing closing: "<bracket>" - use "\\\\<bracket>" to match literal characters',
    call: search({ strictBrackets: true }, '[.txt'),
  },
  {
    message:
      'File not found with singular glob: <path> (if this was purposeful, use `allowEmpty` option)',
    call: search({}, 'missing.txt'),
  },
  { message: 'Unsupported encoding: <encoding>', call: search({ encoding: 'klingon' }) },
  {
    message: 'File size (<size>) is greater than 2 GiB',
    call: () => {
      const cwd = temporaryFolder({ 'big.bin': '' });
      // Such a file takes no room on the disk.
      fs.truncateSync(join(cwd, 'big.bin'), 2 ** 31 + 1);
      return gulp.src('*.bin', { cwd, encoding: false });
    },
  },
  {
    message: "ENOENT: no such file or directory, stat '<link>'",
    call: searchWithLink('missing.txt', '*.md'),
  },
  {
    message: "ENOTDIR: not a directory, scandir '<path>'",
    call: () => gulp.src('file/*.txt', { cwd: temporaryFolder({ file: 'f' }) }),
  },
  {
    message: "ELOOP: too many symbolic links encountered, stat '<link>'",
    call: searchWithLink('link', '*.md'),
  },
  {
    message: "ENOENT: no such file or directory, lstat '<target>'",
    call: searchWithLink('a.txt', 'link'),
  },
];

/**
 * Names in the text of picomatch that no call of gulp can reach: `noparen`, `parts`, `scanToEnd`
 * and `tokens` belong to `picomatch.scan()`, which gulp does not call.
 */
const outOfReach = ['noparen', 'parts', 'scanToEnd', 'tokens'];

/** Globs that together take every branch of the matcher that reads an option. */
const globs = [
  '**/*.txt',
  '*/*.txt',
  '**',
  'a+(b|+(c))*.txt',
  '!(z)*',
  '{1..3}.txt',
  '[[:alpha:]]*.txt',
  '"q"*.txt',
  'a?b*',
  '[ab]*',
  '(a)*',
  'a]b*',
  'a)b*',
  '@(a)*',
  '*.{txt',
  '!x.txt',
];

describe('src()', () => {
  test('documents the options that the library reads', async () => {
    const cwd = temporaryFolder({ 'a.txt': 'a', 'b.txt': 'b' });
    fs.symlinkSync(join(cwd, 'a.txt'), join(cwd, 'link.txt'));
    const recorder = new Recorder();
    const recorded = loadInstrumentedGulp();
    for (const values of [
      {},
      { ignore: 'b.txt' },
      { bash: true },
      { noext: true },
      { regex: true },
    ]) {
      const options = recorder.record({ cwd, ...values });
      await collect(recorded.src(globs, options));
    }
    const escaped = join(temporaryFolder({ 'app (old)/a.txt': 'a' }), 'app (old)');
    await collect(recorded.src('*.txt', recorder.record({ cwd: escaped })));
    const library = ['vinyl-fs', 'glob-stream', 'picomatch'].map(nameAndVersion).join(' with ');
    expect(nameDifferences(page.path, page.options, recorder.names, library)).toEqual([]);
  });

  test('documents the options that stand in the text of the library', () => {
    const documented = page.options.map(({ name }) => name);
    const inText = [
      ...namesInSource('glob-stream', ['ourOpt', 'opts']),
      ...namesInSource('anymatch', ['options', 'opts']),
      ...namesInSource('picomatch', ['options', 'opts']),
      ...namesInSource('@gulpjs/to-absolute-glob', ['options', 'opts']),
    ];
    const missing = inText.filter((name) => ![...documented, ...outOfReach].includes(name));
    expect(
      missing.map((name) => `${page.path}: the text of the library reads \`${name}\`: add a row`),
    ).toEqual([]);
  });

  test('documents the defaults that are at work', async () => {
    expect(await defaultDifferences(page, srcDefaults)).toEqual([]);
  });

  test('documents the errors that are raised', async () => {
    expect(await errorDifferences(page, errors)).toEqual([]);
  });
});
