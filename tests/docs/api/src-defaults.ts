import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { collect, relativePaths } from '../support/collect';
import { gulp, requireFromSamples } from '../support/gulp';
import type { DefaultCase } from '../support/option-defaults';
import { temporaryFolder } from '../support/temporary-folder';

type Options = Readonly<Record<string, unknown>>;

const names = [
  'a.txt',
  'aa.txt',
  'ab.txt',
  'B.TXT',
  '1.txt',
  '(9).txt',
  '"a"b.txt',
  '.hidden.txt',
  'long.txt.bak',
  'sub/c.txt',
  'sub/deep/d.txt',
];

const files = Object.fromEntries(names.map((name) => [name, 'x']));

/** What `src(glob, options)` finds in a folder with {@link names}; an error counts as an answer. */
function finds(glob: string | readonly string[]): DefaultCase['observe'] {
  return (options) => findsIn(temporaryFolder(files), glob, options);
}

async function findsIn(
  cwd: string,
  glob: string | readonly string[],
  options: Options,
): Promise<readonly string[]> {
  try {
    return await relativePaths(gulp.src(glob, { cwd, ...options }));
  } catch (error) {
    return [String(error).replaceAll(cwd, 'folder')];
  }
}

/** What a function that is given as an option sees, if anything calls it. */
function calls(option: string, more: Options = {}): DefaultCase['observe'] {
  return async (options) => {
    const seen: unknown[] = [];
    const listener = options[option] === undefined ? undefined : () => seen.push('called');
    await findsIn(temporaryFolder(files), '*.txt', { ...more, [option]: listener });
    return seen.length > 0;
  };
}

/** The one file that `src()` reads from a folder with `a.txt` and a link to it. */
async function readOne(name: string, contents: string | Buffer, options: Options) {
  const cwd = temporaryFolder({ 'a.txt': contents });
  fs.symlinkSync(join(cwd, 'a.txt'), join(cwd, 'link.txt'));
  const [file] = await collect(gulp.src(name, { cwd, ...options }));
  return file;
}

const hex = (contents: unknown) => (Buffer.isBuffer(contents) ? contents.toString('hex') : 'none');

const searching: readonly DefaultCase[] = [
  { option: 'allowEmpty', value: false, other: true, observe: finds('missing.txt') },
  {
    option: 'base',
    value: undefined,
    other: 'other',
    observe: async (options) => {
      const cwd = temporaryFolder(files);
      const base = options['base'] === 'other' ? { base: cwd } : options;
      return findsIn(cwd, 'sub/*.txt', base);
    },
  },
  {
    option: 'cwd',
    written: 'process.cwd()',
    value: process.cwd(),
    other: dirname(process.cwd()),
    observe: async (options) => {
      const [file] = await collect(gulp.src(join(temporaryFolder(files), 'a.txt'), options));
      return file?.cwd;
    },
  },
  { option: 'cwdbase', value: false, other: true, observe: finds('sub/*.txt') },
  { option: 'dot', value: false, other: true, observe: finds('*.txt') },
  {
    option: 'highWaterMark',
    value: 16384,
    other: 1024,
    observe: (options) => searchBuffer(options),
  },
  { option: 'ignore', value: [], other: 'sub/**', observe: finds('**/*.txt') },
  {
    option: 'root',
    value: undefined,
    other: '.',
    observe: (options) => {
      const cwd = temporaryFolder({ 'in-no-root-folder/a.txt': 'a' });
      const root = options['root'] === '.' ? { root: cwd } : options;
      return findsIn(cwd, '/in-no-root-folder/*.txt', root);
    },
  },
  {
    option: 'uniqueBy',
    value: 'path',
    other: 'base',
    observe: finds(['*.txt', 'sub/*.txt', '**/a.txt']),
  },
];

const searchStream = z.looseObject({
  _readableState: z.looseObject({ highWaterMark: z.number() }),
});

const searchFunction = z.custom<(glob: string, options: Options) => unknown>(
  (value) => typeof value === 'function',
);

/** glob-stream keeps the limit in the state of its stream; nothing public tells it. */
function searchBuffer(options: Options): number {
  const globStream: unknown = requireFromSamples('glob-stream');
  const search = searchFunction.parse(globStream);
  return searchStream.parse(search('*.txt', options))._readableState.highWaterMark;
}

const reading: readonly DefaultCase[] = [
  {
    option: 'buffer',
    value: true,
    other: false,
    observe: async (options) => Buffer.isBuffer((await readOne('a.txt', 'a', options))?.contents),
  },
  {
    option: 'encoding',
    value: 'utf8',
    other: false,
    observe: async (options) =>
      hex((await readOne('a.txt', Buffer.from([0x89, 0x50, 0xff]), options))?.contents),
  },
  {
    option: 'read',
    value: true,
    other: false,
    observe: async (options) => hex((await readOne('a.txt', 'a', options))?.contents),
  },
  {
    option: 'removeBOM',
    value: true,
    other: false,
    observe: async (options) => hex((await readOne('a.txt', '\uFEFFa', options))?.contents),
  },
  {
    option: 'resolveSymlinks',
    value: true,
    other: false,
    observe: async (options) => (await readOne('link.txt', 'a', options))?.isSymbolic(),
  },
  { option: 'since', value: undefined, other: new Date('2999-01-01'), observe: finds('*.txt') },
  {
    option: 'sourcemaps',
    value: false,
    other: true,
    observe: async (options) => (await readOne('a.txt', 'a', options))?.sourceMap,
  },
];

const matching: readonly DefaultCase[] = [
  { option: 'basename', value: false, other: true, observe: finds('*.txt') },
  { option: 'bash', value: false, other: true, observe: finds('sub/*') },
  { option: 'capture', value: false, other: true, noEffect: true, observe: finds('**/+(a)*.txt') },
  { option: 'contains', value: false, other: true, observe: finds('+([a-z]).txt') },
  { option: 'debug', value: false, other: true, observe: finds('*.{txt') },
  { option: 'expandRange', value: undefined, other: () => '(9)', observe: finds('{1..2}.txt') },
  { option: 'fastpaths', value: true, other: false, noEffect: true, observe: finds('**/*.txt') },
  { option: 'flags', value: '', other: 'i', observe: finds('*.txt') },
  {
    option: 'format',
    value: undefined,
    other: (path: string) => path.replace('aa.txt', 'aa.md'),
    observe: finds('*.txt'),
  },
  { option: 'keepQuotes', value: false, other: true, observe: finds('"a"*.txt') },
  { option: 'literalBrackets', value: undefined, other: true, observe: finds('[ab].txt') },
  { option: 'matchBase', value: false, other: true, observe: finds('*.txt') },
  { option: 'maxExtglobRecursion', value: 0, other: false, observe: finds('+(+(a)).txt') },
  { option: 'maxLength', value: 65536, other: 5, observe: finds('*.txt') },
  { option: 'nobrace', value: false, other: true, observe: finds('{a,aa}.txt') },
  { option: 'nobracket', value: false, other: true, observe: finds('[ab].txt') },
  { option: 'nocase', value: false, other: true, observe: finds('*.txt') },
  { option: 'noext', value: false, other: true, observe: finds('+(a).txt') },
  { option: 'noextglob', value: false, other: true, observe: finds('+(a).txt') },
  { option: 'noglobstar', value: false, other: true, observe: finds('**/*.txt') },
  {
    option: 'nonegate',
    value: false,
    other: true,
    noEffect: true,
    observe: finds(['*.txt', '!a.txt', '!(aa).txt']),
  },
  {
    option: 'onIgnore',
    value: undefined,
    other: 'listener',
    observe: calls('onIgnore', { ignore: 'aa.txt' }),
  },
  { option: 'onMatch', value: undefined, other: 'listener', observe: calls('onMatch') },
  { option: 'onResult', value: undefined, other: 'listener', observe: calls('onResult') },
  { option: 'posix', value: undefined, other: false, observe: finds('[[:alpha:]].txt') },
  { option: 'prepend', value: '', other: 'Z', observe: finds('{1..2}.txt') },
  { option: 'regex', value: undefined, other: true, observe: finds('[a]*.txt') },
  {
    option: 'returnIndex',
    value: false,
    other: true,
    noEffect: true,
    observe: finds(['*.txt', '!a.txt']),
  },
  { option: 'strictBrackets', value: false, other: true, observe: finds('[.txt') },
  { option: 'strictSlashes', value: false, other: true, observe: finds('**/a.txt/**') },
  {
    option: 'unescape',
    value: false,
    other: true,
    observe: (options) =>
      findsIn(join(temporaryFolder({ 'app (old)/a.txt': 'a' }), 'app (old)'), '*.txt', options),
  },
  { option: 'windows', value: undefined, other: true, noEffect: true, observe: finds('**/*.txt') },
];

/** How to see each option of `src()` at work. */
export const srcDefaults: readonly DefaultCase[] = [...searching, ...reading, ...matching];
