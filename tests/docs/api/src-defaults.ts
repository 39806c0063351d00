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
  {
    option: 'allowEmpty',
    written: 'false',
    value: false,
    other: true,
    observe: finds('missing.txt'),
  },
  {
    option: 'base',
    written: 'undefined',
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
  { option: 'cwdbase', written: 'false', value: false, other: true, observe: finds('sub/*.txt') },
  { option: 'dot', written: 'false', value: false, other: true, observe: finds('*.txt') },
  {
    option: 'highWaterMark',
    written: '16384',
    value: 16384,
    other: 1024,
    observe: (options) => searchBuffer(options),
  },
  { option: 'ignore', written: '[]', value: [], other: 'sub/**', observe: finds('**/*.txt') },
  {
    option: 'root',
    written: 'undefined',
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
    written: "'path'",
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
    written: 'true',
    value: true,
    other: false,
    observe: async (options) => Buffer.isBuffer((await readOne('a.txt', 'a', options))?.contents),
  },
  {
    option: 'encoding',
    written: "'utf8'",
    value: 'utf8',
    other: false,
    observe: async (options) =>
      hex((await readOne('a.txt', Buffer.from([0x89, 0x50, 0xff]), options))?.contents),
  },
  {
    option: 'read',
    written: 'true',
    value: true,
    other: false,
    observe: async (options) => hex((await readOne('a.txt', 'a', options))?.contents),
  },
  {
    option: 'removeBOM',
    written: 'true',
    value: true,
    other: false,
    observe: async (options) => hex((await readOne('a.txt', '\uFEFFa', options))?.contents),
  },
  {
    option: 'resolveSymlinks',
    written: 'true',
    value: true,
    other: false,
    observe: async (options) => (await readOne('link.txt', 'a', options))?.isSymbolic(),
  },
  {
    option: 'since',
    written: 'undefined',
    value: undefined,
    other: new Date('2999-01-01'),
    observe: finds('*.txt'),
  },
  {
    option: 'sourcemaps',
    written: 'false',
    value: false,
    other: true,
    observe: async (options) => (await readOne('a.txt', 'a', options))?.sourceMap,
  },
];

const matching: readonly DefaultCase[] = [
  { option: 'basename', written: 'false', value: false, other: true, observe: finds('*.txt') },
  { option: 'bash', written: 'false', value: false, other: true, observe: finds('sub/*') },
  {
    option: 'capture',
    written: 'false',
    value: false,
    other: true,
    noEffect: true,
    observe: finds('**/+(a)*.txt'),
  },
  {
    option: 'contains',
    written: 'false',
    value: false,
    other: true,
    observe: finds('+([a-z]).txt'),
  },
  { option: 'debug', written: 'false', value: false, other: true, observe: finds('*.{txt') },
  {
    option: 'expandRange',
    written: 'undefined',
    value: undefined,
    other: () => '(9)',
    observe: finds('{1..2}.txt'),
  },
  {
    option: 'fastpaths',
    written: 'true',
    value: true,
    other: false,
    noEffect: true,
    observe: finds('**/*.txt'),
  },
  { option: 'flags', written: "''", value: '', other: 'i', observe: finds('*.txt') },
  {
    option: 'format',
    written: 'undefined',
    value: undefined,
    other: (path: string) => path.replace('aa.txt', 'aa.md'),
    observe: finds('*.txt'),
  },
  { option: 'keepQuotes', written: 'false', value: false, other: true, observe: finds('"a"*.txt') },
  {
    option: 'literalBrackets',
    written: 'undefined',
    value: undefined,
    other: true,
    observe: finds('[ab].txt'),
  },
  { option: 'matchBase', written: 'false', value: false, other: true, observe: finds('*.txt') },
  {
    option: 'maxExtglobRecursion',
    written: '0',
    value: 0,
    other: false,
    observe: finds('+(+(a)).txt'),
  },
  { option: 'maxLength', written: '65536', value: 65536, other: 5, observe: finds('*.txt') },
  { option: 'nobrace', written: 'false', value: false, other: true, observe: finds('{a,aa}.txt') },
  { option: 'nobracket', written: 'false', value: false, other: true, observe: finds('[ab].txt') },
  { option: 'nocase', written: 'false', value: false, other: true, observe: finds('*.txt') },
  { option: 'noext', written: 'false', value: false, other: true, observe: finds('+(a).txt') },
  { option: 'noextglob', written: 'false', value: false, other: true, observe: finds('+(a).txt') },
  { option: 'noglobstar', written: 'false', value: false, other: true, observe: finds('**/*.txt') },
  {
    option: 'nonegate',
    written: 'false',
    value: false,
    other: true,
    noEffect: true,
    observe: finds(['*.txt', '!a.txt', '!(aa).txt']),
  },
  {
    option: 'onIgnore',
    written: 'undefined',
    value: undefined,
    other: 'listener',
    observe: calls('onIgnore', { ignore: 'aa.txt' }),
  },
  {
    option: 'onMatch',
    written: 'undefined',
    value: undefined,
    other: 'listener',
    observe: calls('onMatch'),
  },
  {
    option: 'onResult',
    written: 'undefined',
    value: undefined,
    other: 'listener',
    observe: calls('onResult'),
  },
  {
    option: 'posix',
    written: 'undefined',
    value: undefined,
    other: false,
    observe: finds('[[:alpha:]].txt'),
  },
  { option: 'prepend', written: "''", value: '', other: 'Z', observe: finds('{1..2}.txt') },
  {
    option: 'regex',
    written: 'undefined',
    value: undefined,
    other: true,
    observe: finds('[a]*.txt'),
  },
  {
    option: 'returnIndex',
    written: 'false',
    value: false,
    other: true,
    noEffect: true,
    observe: finds(['*.txt', '!a.txt']),
  },
  {
    option: 'strictBrackets',
    written: 'false',
    value: false,
    other: true,
    observe: finds('[.txt'),
  },
  {
    option: 'strictSlashes',
    written: 'false',
    value: false,
    other: true,
    observe: finds('**/a.txt/**'),
  },
  {
    option: 'unescape',
    written: 'false',
    value: false,
    other: true,
    observe: (options) =>
      findsIn(join(temporaryFolder({ 'app (old)/a.txt': 'a' }), 'app (old)'), '*.txt', options),
  },
  {
    option: 'windows',
    written: 'undefined',
    value: undefined,
    other: true,
    noEffect: true,
    observe: finds('**/*.txt'),
  },
];

/** How to see each option of `src()` at work. */
export const srcDefaults: readonly DefaultCase[] = [...searching, ...reading, ...matching];
