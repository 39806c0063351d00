import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

import {
  claim,
  each,
  exitAndLine,
  filesIn,
  message,
  paths,
  plugin,
  read,
  row,
  run,
  texts,
} from '../support';

const notUtf8 = Buffer.from([0x89, 0x50, 0xff]);
const ago = new Date('2020-01-02T03:04:05Z');
const map = '{"version":3,"sources":["a.ts"],"mappings":"AAAA","names":[]}';

/** In two parts: the tools that run the tests would take it for their own map. */
const mapAt = (address: string): string => `let a;\n//# source${'MappingURL'}=${address}`;

const onlyA = { 'src/a.txt': 'a' };
const aAndB = { 'src/a.txt': 'a', 'src/b.txt': 'b' };

claim(
  'api/src#sample',
  'src/notes/today.txt becomes dist/notes/today.txt.',
  { 'src/notes/today.txt': 't', 'src/draft.md': 'd' },
  async ({ src, dest }) => {
    await paths(src('src/**/*.txt').pipe(dest('dist')));
    return filesIn('dist');
  },
  ['notes/today.txt'],
);

claim(
  'api/src#sample',
  'The base is the folder before the first glob character.',
  { 'src/notes/today.txt': 't' },
  async ({ src }) => [
    await each(src('src/**/*.txt'), ({ base, relative }) => [base.slice(-4), relative]),
    await each(src('src/notes/to*.txt'), ({ base, relative }) => [base.slice(-10), relative]),
  ],
  [[['/src', 'notes/today.txt']], [['/src/notes', 'today.txt']]],
);

claim(
  ['api/src#parameters', 'api/concepts#globs'],
  'A leading ! excludes.',
  aAndB,
  ({ src }) => paths(src(['src/*.txt', '!src/a.txt'])),
  ['src/b.txt'],
);

claim(
  ['api/src#parameters', 'getting-started/explaining-globs#negation'],
  'At least one entry must not be negative.',
  onlyA,
  ({ src }) => message(() => src(['!src/a.txt'])),
  'Missing positive glob',
);

claim(
  'api/src#options-find',
  'gulp checks the types: a wrong one is an error.',
  onlyA,
  async ({ src }) => [
    await message(() => src('src/*.txt', { dot: 'yes' })),
    await message(() => src('src/*.txt', { cwdbase: 1 })),
    await message(() => src('src/*.txt', { base: 1 })),
  ],
  [
    'The `dot` option must be a boolean',
    'The `cwdbase` option must be a boolean',
    'The `base` option must be a string if specified',
  ],
);

claim(
  'api/src#options-find',
  'An explicit undefined is an error where the default is something else.',
  onlyA,
  async ({ src }) => [
    await message(() => src('src/*.txt', { cwd: undefined })),
    await message(() => src('src/*.txt', { ignore: undefined })),
    await message(() => src('src/*.txt', { base: undefined })),
  ],
  ['The `cwd` option must be a string', 'The `ignore` option must be a string or array', undefined],
);

claim(
  'api/src#options-find',
  'allowEmpty: a path without glob characters may be missing.',
  onlyA,
  ({ src }) => paths(src(['src/*.txt', 'LICENSE'], { allowEmpty: true })),
  ['src/a.txt'],
);

claim(
  'api/src#options-find',
  'cwd: relative globs are resolved against it.',
  { 'other/a.txt': 'a', 'b.txt': 'b' },
  ({ src }) => paths(src('*.txt', { cwd: 'other' })),
  ['other/a.txt'],
);

claim(
  'api/src#options-find',
  'cwdbase: cwd is the base too, and it wins over base.',
  { 'src/sub/a.txt': 'a' },
  ({ src }) =>
    each(src('src/sub/*.txt', { base: 'src', cwdbase: true }), ({ relative }) => relative),
  ['src/sub/a.txt'],
);

claim(
  'api/src#options-find',
  'dot: without it, * and ** do not match names that begin with a dot; with it they do.',
  { '.hidden': '', '.config/b': '', a: '' },
  async ({ src }) => [await paths(src('**/*')), await paths(src('**/*', { dot: true }))],
  [['a'], ['.config', '.hidden', 'a', '.config/b']],
);

claim(
  'api/src#options-find',
  'dot: a name written out needs no option.',
  { '.htaccess': '' },
  async ({ src }) => [await paths(src('.htaccess')), await paths(src('.ht*'))],
  [['.htaccess'], ['.htaccess']],
);

claim(
  'api/src#options-find',
  'ignore: leaves out what a glob finds.',
  { 'src/a.txt': '', 'src/old/b.txt': '' },
  ({ src }) => paths(src('src/**/*.txt', { ignore: 'src/old/**' })),
  ['src/a.txt'],
);

claim(
  'api/src#options-find',
  'ignore: does not leave out a file that globs name without glob characters.',
  onlyA,
  ({ src }) => paths(src('src/a.txt', { ignore: 'src/a.txt' })),
  ['src/a.txt'],
);

claim(
  'api/src#options-find',
  'A negative glob does leave it out, and gulp then reports it as not found.',
  onlyA,
  ({ src }) => message(() => src(['src/a.txt', '!src/a.txt'])),
  'File not found with singular glob: ./src/a.txt (if this was purposeful, use `allowEmpty` option)',
);

claim(
  'api/src#options-find',
  'ignore: is relative to cwd.',
  { 'other/a.txt': '', 'other/b.txt': '' },
  ({ src }) => paths(src('*.txt', { cwd: 'other', ignore: 'a.txt' })),
  ['other/b.txt'],
);

claim(
  'api/src#options-find',
  'root: the folder that a leading / of a glob stands for.',
  { 'site/img/a.png': '' },
  ({ src }) => paths(src('/img/*.png', { root: `${process.cwd()}/site` })),
  ['site/img/a.png'],
);

claim(
  'api/src#options-find',
  'uniqueBy: of the files with an equal value, only the first passes.',
  { 'new/a.txt': 'new', 'old/a.txt': 'old', 'old/b.txt': 'old' },
  ({ src }) => {
    const uniqueBy = ({ path }: { path: string }) => path.split('/').at(-1);
    return paths(src(['new/*.txt', 'old/*.txt'], { uniqueBy }));
  },
  ['new/a.txt', 'old/b.txt'],
);

claim(
  'api/src#options-find',
  'uniqueBy: a function gets an object with path, base and cwd.',
  onlyA,
  async ({ src }) => {
    const seen: string[] = [];
    await paths(src('src/*.txt', { uniqueBy: (file: object) => seen.push(...Object.keys(file)) }));
    return seen.sort();
  },
  ['base', 'cwd', 'path'],
);

claim(
  'api/src#options-find',
  "uniqueBy: with another name, such as 'stem', one single file passes.",
  aAndB,
  ({ src }) => paths(src('src/*.txt', { uniqueBy: 'stem' })),
  ['src/a.txt'],
);

claim(
  'api/src#options-read',
  'A function gets the file and returns the value.',
  aAndB,
  ({ src }) =>
    each(src('src/*.txt', { read: ({ stem }: { stem: string }) => stem === 'a' }), ({ contents }) =>
      Buffer.isBuffer(contents),
    ),
  [true, false],
);

claim(
  'api/src#options-read',
  'A value of another type is silently ignored.',
  onlyA,
  ({ src }) => texts(src('src/*.txt', { read: 'false', buffer: 0 })),
  ['a'],
);

claim(
  'api/src#options-read',
  'buffer: false alone does not keep the bytes, with encoding: false as well it does.',
  { 'a.png': notUtf8 },
  async ({ src, dest }) => {
    await row(src('a.png', { buffer: false }), dest('one'));
    await row(src('a.png', { buffer: false, encoding: false }), dest('two'));
    return [readFileSync('one/a.png').toString('hex'), readFileSync('two/a.png').toString('hex')];
  },
  ['efbfbd50efbfbd', '8950ff'],
);

claim(
  'api/src#options-read',
  'read: with false, the contents are null, and dest() writes nothing for the file.',
  onlyA,
  async ({ src, dest }) => [
    await each(src('src/*.txt', { read: false }).pipe(dest('out')), ({ contents }) => contents),
    filesIn('out'),
  ],
  [[null], []],
);

claim(
  'api/src#options-read',
  'removeBOM: by default a byte order mark goes, with false it stays.',
  { 'a.txt': '\uFEFFa' },
  async ({ src }) => [await texts(src('a.txt')), await texts(src('a.txt', { removeBOM: false }))],
  [['a'], ['\uFEFFa']],
);

claim(
  'api/src#options-read',
  'removeBOM: false with the default encoding keeps every other byte too.',
  { 'a.png': notUtf8 },
  ({ src }) => each(src('a.png', { removeBOM: false }), ({ contents }) => contents),
  [notUtf8],
);

claim(
  ['api/src#options-read', 'getting-started/working-with-files#links'],
  'resolveSymlinks: with false, contents is null, and file.symlink holds the text of the link, normalized.',
  onlyA,
  ({ src }) => {
    symlinkSync('./a.txt', 'src/link.txt');
    return each(src('src/link.txt', { resolveSymlinks: false }), (file) => [
      file.contents,
      file.symlink,
      file.isSymbolic(),
    ]);
  },
  [[null, 'a.txt', true]],
);

claim(
  'api/src#option-encoding',
  'By default, each byte that is not valid UTF-8 is replaced, and no error tells you.',
  { 'a.png': notUtf8 },
  ({ src }) => each(src('a.png'), ({ contents }) => contents),
  [Buffer.from('\uFFFDP\uFFFD')],
);

claim(
  ['api/src#option-encoding', 'getting-started/working-with-files#binary-files'],
  'A function decides for each file.',
  { 'a.png': notUtf8, 'b.txt': '\uFEFFb' },
  ({ src }) => {
    const encoding = ({ extname }: { extname: string }) => (extname === '.png' ? false : 'utf8');
    return each(src('*.*', { encoding }), ({ contents }) => contents);
  },
  [notUtf8, Buffer.from('b')],
);

claim(
  'api/src#option-encoding',
  "'latin1' decodes from that encoding; inside gulp the text is UTF-8.",
  { 'a.txt': Buffer.from([0xe9]) },
  ({ src }) => texts(src('a.txt', { encoding: 'latin1' })),
  ['é'],
);

claim(
  'api/src#option-since',
  'A file passes when its modification time is later.',
  aAndB,
  async ({ src }) => {
    const { ctimeMs } = statSync('src/b.txt');
    const later = new Date(ctimeMs + 60_000);
    utimesSync('src/b.txt', later, later);
    return paths(src('src/*.txt', { since: new Date(ctimeMs + 30_000) }));
  },
  ['src/b.txt'],
);

claim(
  'api/src#option-since',
  'A file passes also when only its change time is later, as after a new name.',
  onlyA,
  async ({ src }) => {
    utimesSync('src/a.txt', ago, ago);
    renameSync('src/a.txt', 'src/b.txt');
    return paths(src('src/*.txt', { since: new Date('2021-01-01') }));
  },
  ['src/b.txt'],
);

claim(
  'api/src#option-since',
  'A file that is not later does not pass.',
  onlyA,
  ({ src }) =>
    Promise.all(
      [-1000, 1000].map((more) =>
        paths(src('src/*.txt', { since: statSync('src/a.txt').ctime.getTime() + more })),
      ),
    ),
  [['src/a.txt'], []],
);

claim(
  'api/src#option-since',
  'gulp ignores a date in a string.',
  onlyA,
  ({ src }) => paths(src('src/*.txt', { since: '2999-01-01' })),
  ['src/a.txt'],
);

claim(
  ['api/src#option-base', 'api/dest#pitfalls'],
  'Each glob has its own base, so folders can disappear.',
  { 'assets/css/site.css': '', 'assets/fonts/license.txt': '' },
  async ({ src, dest }) => {
    await paths(src(['assets/css/*.css', 'assets/fonts/license.txt']).pipe(dest('out')));
    return filesIn('out');
  },
  ['license.txt', 'site.css'],
);

claim(
  'api/src#option-base',
  'With one base for all, the folders stay.',
  { 'assets/css/site.css': '', 'assets/fonts/license.txt': '' },
  async ({ src, dest }) => {
    const globs = ['assets/css/*.css', 'assets/fonts/license.txt'];
    await paths(src(globs, { base: 'assets' }).pipe(dest('out')));
    return filesIn('out');
  },
  ['css/site.css', 'fonts/license.txt'],
);

claim(
  'api/src#option-base',
  "A relative base is resolved against the process's folder, also when you set cwd.",
  { 'app/css/a.css': '' },
  ({ src }) =>
    each(src('css/*.css', { base: 'css', cwd: 'app' }), ({ base }) =>
      base.replace(process.cwd(), '.'),
    ),
  ['css'],
);

claim(
  'api/src#option-sourcemaps',
  'A file without a map gets an empty one in file.sourceMap.',
  { 'a.js': 'let a;\n' },
  ({ src }) =>
    each(src('a.js', { sourcemaps: true }), ({ sourceMap }) => JSON.stringify(sourceMap)),
  [
    JSON.stringify({
      version: 3,
      names: [],
      mappings: '',
      sources: ['a.js'],
      sourcesContent: ['let a;\n'],
      file: 'a.js',
    }),
  ],
);

claim(
  'api/src#option-sourcemaps',
  'A map beside the file is read.',
  {
    'a.js': mapAt('a.js.map'),
    'a.js.map': map,
  },
  ({ src }) =>
    each(src('a.js', { sourcemaps: true }), ({ sourceMap }) =>
      JSON.stringify(sourceMap).includes('"sources":["a.ts"]'),
    ),
  [true],
);

claim(
  'api/src#option-sourcemaps',
  'A map in a comment is read.',
  {
    'a.js': mapAt(`data:application/json;base64,${Buffer.from(map).toString('base64')}`),
  },
  ({ src }) =>
    each(src('a.js', { sourcemaps: true }), ({ sourceMap }) =>
      JSON.stringify(sourceMap).includes('"sources":["a.ts"]'),
    ),
  [true],
);

claim(
  'api/src#option-sourcemaps',
  'Together with buffer: false, the option ends the whole gulp process.',
  {
    'a.js': 'let a;\n',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
export default () => src('a.js', { buffer: false, sourcemaps: true }).pipe(dest('out'));
`,
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit !== 0, lines.some((line) => line.includes('Can only pipe to one destination'))];
  },
  [true, true],
);

claim(
  'api/src#options-matcher',
  'nocase and flags: a glob then finds a name in other letters, a path without glob characters does not.',
  { 'Logo.png': '' },
  async ({ src }) => [
    await paths(src('logo.*', { nocase: true })),
    await paths(src('logo.*', { flags: 'i' })),
    await paths(src('logo.png', { allowEmpty: true, nocase: true })),
    await paths(src('logo.png', { allowEmpty: true, flags: 'i' })),
  ],
  [['Logo.png'], ['Logo.png'], [], []],
);

claim(
  'api/src#options-matcher',
  'matchBase and basename: no glob matches, a path without glob characters does.',
  { 'a.txt': '' },
  async ({ src }) => [
    await paths(src('*.txt', { matchBase: true })),
    await paths(src('**/a.*', { basename: true })),
    await paths(src('a.txt', { matchBase: true })),
  ],
  [[], [], ['a.txt']],
);

claim(
  'api/src#options-matcher',
  'debug: an ordinary glob still matches; an invalid one throws, where it otherwise matches nothing.',
  { 'a.txt': '' },
  async ({ src }) => [
    await paths(src('*.txt', { debug: true })),
    await paths(src('*.{txt')),
    (await message(() => src('*.{txt', { debug: true })))?.includes('Invalid regular expression'),
  ],
  [['a.txt'], [], true],
);

claim(
  'api/src#options-matcher',
  'noglobstar: ** is the same as *.',
  { 'a.txt': '', 'sub/deep/b.txt': '', 'sub/c.txt': '' },
  ({ src }) => paths(src('**/*.txt', { noglobstar: true })),
  ['sub/c.txt'],
);

claim(
  'api/src#options-matcher',
  'onMatch and onIgnore hear of the paths that matched and that ignore left out.',
  aAndB,
  async ({ src }) => {
    const seen: string[] = [];
    const listener =
      (name: string) =>
      ({ input }: { input: string }) =>
        seen.push(`${name} ${input.slice(-5)}`);
    const options = {
      ignore: 'src/a.txt',
      onIgnore: listener('ignore'),
      onMatch: listener('match'),
    };
    await paths(src('src/*.txt', options));
    return [...new Set(seen)].sort();
  },
  ['ignore a.txt', 'match b.txt'],
);

claim(
  'api/src#options-matcher',
  'windows, capture and nonegate have no effect on the files.',
  aAndB,
  async ({ src }) => [
    await paths(src('src/*.txt', { windows: true })),
    await paths(src(['src/*.txt', '!src/a.txt'], { nonegate: true, capture: true })),
  ],
  [['src/a.txt', 'src/b.txt'], ['src/b.txt']],
);

claim(
  'api/src#returns',
  'A data listener starts the stream.',
  aAndB,
  ({ src }) => {
    const stream = src('src/*.txt');
    let count = 0;
    stream.on('data', () => {
      count += 1;
    });
    return new Promise((resolve) => stream.on('end', () => resolve(count)));
  },
  2,
);

claim(
  'api/src#returns',
  'In the middle of a pipeline, its files skip the plugins before it.',
  { 'src/a.js': 'let   a;', 'vendor/b.js': 'let   b;' },
  async ({ src, dest }) => {
    await row(src('src/*.js'), plugin('gulp-terser')(), src('vendor/*.js'), dest('out'));
    return [read('out/a.js'), read('out/b.js')];
  },
  ['let a;', 'let   b;'],
);

claim(
  'api/src#errors',
  'A missing file fails the task.',
  {
    'gulpfile.mjs':
      "import { dest, src } from 'gulp';\nexport default () => src('LICENSE').pipe(dest('out'));\n",
  },
  () =>
    exitAndLine(
      'gulp',
      'Error: File not found with singular glob: ~/my-project/LICENSE (if this was purposeful, use `allowEmpty` option)',
    ),
  [1, true],
);

claim(
  'api/src#errors',
  'A file of more than 2 GiB is an error, even with encoding: false, and not with buffer: false.',
  { 'big.bin': '' },
  async ({ src }) => {
    // Such a file takes no room on the disk.
    truncateSync('big.bin', 2 ** 31 + 1);
    const options = { encoding: false };
    return [
      await message(() => src('big.bin')),
      await message(() => src('big.bin', options)),
      await paths(src('big.bin', { ...options, buffer: false })),
    ];
  },
  [
    'File size (2147483649) is greater than 2 GiB',
    'File size (2147483649) is greater than 2 GiB',
    ['big.bin'],
  ],
);

claim(
  ['api/src#errors', 'getting-started/explaining-globs#pitfalls'],
  'globs that are missing, empty, or hold an empty string or another type are refused.',
  onlyA,
  async ({ src }) => [
    await message(() => src()),
    await message(() => src('')),
    await message(() => src([])),
    await message(() => src(['src/*.txt', ''])),
    await message(() => src(['src/*.txt', undefined])),
    await message(() => src(new URL('file:///src/a.txt'))),
  ],
  [
    'Invalid glob argument: undefined',
    'Invalid glob argument: ',
    'Invalid glob argument: ',
    'Invalid glob argument: src/*.txt,',
    'Invalid glob argument: src/*.txt,',
    'Invalid glob argument: file:///src/a.txt',
  ],
);

claim(
  ['api/src#errors', 'api/dest#errors'],
  'encoding: true is refused.',
  onlyA,
  async ({ src, dest }) => [
    await message(() => src('src/*.txt', { encoding: true })),
    await message(() => src('src/*.txt').pipe(dest('out', { encoding: true }))),
  ],
  Array(2).fill('Unsupported encoding: true'),
);

claim(
  ['api/src#errors', 'upgrading/from-gulp-4#files'],
  'A link to nowhere in a searched folder is an error, even if no glob matches it.',
  onlyA,
  ({ src }) => {
    symlinkSync('nowhere', 'src/link');
    return message(() => src('src/*.txt'));
  },
  "ENOENT: no such file or directory, stat './src/link'",
);

claim(
  ['api/src#errors', 'getting-started/working-with-files#links'],
  'For a relative link, gulp looks in the working directory; resolveSymlinks: false helps.',
  onlyA,
  async ({ src }) => {
    symlinkSync('a.txt', 'src/link.txt');
    return [
      await message(() => src('src/link.txt')),
      await paths(src('src/link.txt', { resolveSymlinks: false })),
    ];
  },
  ["ENOENT: no such file or directory, lstat 'a.txt'", ['src/link.txt']],
);

claim(
  'api/src#errors',
  "A relative link in the process's folder itself is read.",
  onlyA,
  ({ src }) => {
    symlinkSync('src/a.txt', 'link.txt');
    return each(src('link.txt'), ({ contents, stat }) => [String(contents), stat?.size]);
  },
  [['a', 1]],
);

claim(
  'api/src#pitfalls',
  'A file that an earlier glob took is "not found"; the other order works.',
  { 'src/main.txt': '', 'src/other.txt': '' },
  async ({ src }) => [
    (await message(() => src(['src/*.txt', 'src/main.txt'])))?.slice(0, 51),
    await paths(src(['src/main.txt', 'src/*.txt'])),
  ],
  ['File not found with singular glob: ./src/main.txt (', ['src/main.txt', 'src/other.txt']],
);

// Other systems refuse such names.
if (process.platform === 'linux') {
  const named = (text: string) => Buffer.from(text, 'latin1');

  claim(
    'api/src#errors',
    'A file whose name is not UTF-8 fails with a replaced letter in its path, if a glob matches it.',
    { 'src/other.txt': '' },
    async ({ src }) => {
      writeFileSync(named('src/\u00e9.txt'), '');
      return [await message(() => src('src/*.txt')), await message(() => src('src/*.md'))];
    },
    ["ENOENT: no such file or directory, lstat './src/\ufffd.txt'", undefined],
  );

  claim(
    'api/src#pitfalls',
    'A folder whose name is not UTF-8 is left out without an error.',
    { 'src/other.txt': '' },
    async ({ src }) => {
      mkdirSync(named('src/\u00e9'));
      writeFileSync(named('src/\u00e9/a.txt'), '');
      return paths(src('src/**/*.txt'));
    },
    ['src/other.txt'],
  );
}

claim(
  'api/src#pitfalls',
  'A path that is named twice is not found.',
  onlyA,
  async ({ src }) => (await message(() => src(['src/a.txt', 'src/a.txt'])))?.slice(0, 34),
  'File not found with singular glob:',
);

claim(
  'api/src#pitfalls',
  'The error of a plugin right behind src() can get lost.',
  {
    'src/a.txt': 'a',
    'gulpfile.mjs': `import { Transform } from 'node:stream';
import { dest, src } from 'gulp';
const fail = () =>
  new Transform({ objectMode: true, transform: (file, _, done) => done(new Error('No title')) });
export default () => src('src/*.txt').pipe(fail()).pipe(dest('out'));
`,
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines.at(-1), lines.some((line) => line.includes('No title'))];
  },
  [1, 'Did you forget to signal async completion?', false],
);

claim(
  'api/src#pitfalls',
  'In a folder whose path has parentheses, a single path is never found, a glob is.',
  { 'app (old)/a.txt': '' },
  async ({ src }) => {
    process.chdir('app (old)');
    return [(await message(() => src('a.txt')))?.slice(0, 14), await paths(src('*.txt'))];
  },
  ['File not found', ['a.txt']],
);

claim(
  ['api/src#pitfalls', 'getting-started/explaining-globs#no-match'],
  'A glob that matches nothing does not fail, not even in a folder that is missing.',
  ({ src }) => paths(src('nowhere/*.txt')),
  [],
);

claim(
  'api/src#pitfalls',
  'Folders come along, and gulp 5 does not read the nodir option of earlier versions.',
  { 'src/sub/a.txt': '' },
  async ({ src }) => [await paths(src('src/**')), await paths(src('src/**', { nodir: true }))],
  [
    ['src/sub', 'src/sub/a.txt'],
    ['src/sub', 'src/sub/a.txt'],
  ],
);

claim(
  'api/src#pitfalls',
  'src/**/*.* leaves out folders whose name has no dot, and files such as LICENSE too.',
  { 'src/sub/a.txt': '', 'src/LICENSE': '', 'src/v1.0/b.txt': '' },
  ({ src }) => paths(src('src/**/*.*')),
  ['src/v1.0', 'src/sub/a.txt', 'src/v1.0/b.txt'],
);

claim(
  'api/src#pitfalls',
  'Backslashes become slashes, so they cannot escape a glob character.',
  { 'src/a.txt': '', 'src/[b].txt': '' },
  async ({ src }) => [await paths(src('src\\*.txt')), await paths(src('src/\\[b\\].txt'))],
  [['src/[b].txt', 'src/a.txt'], []],
);

claim(
  'api/src#pitfalls',
  'In ignore a backslash stays, and escapes a glob character.',
  { 'src/b.txt': '', 'src/[b].txt': '' },
  ({ src }) => paths(src('src/*.txt', { ignore: 'src/\\[b\\].txt' })),
  ['src/b.txt'],
);

claim(
  'api/src#pitfalls',
  'An option function that throws ends the whole gulp process.',
  {
    'a.txt': 'a',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
function since() {
  throw new Error('no time');
}
export default () => src('a.txt', { since }).pipe(dest('out'));
`,
  },
  async () => {
    const { exit, lines } = await run('gulp');
    const said = lines.findIndex((line) => line.includes('Did you forget to signal'));
    const thrown = lines.findIndex((line) => line.includes('Error: no time'));
    return [exit !== 0, said !== -1, thrown > said];
  },
  [true, true, true],
);

claim(
  'api/src#option-base',
  'With a base that does not hold the files, dest() writes over the source.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    const files = src('src/*.txt', { base: 'lib' });
    return [
      await each(files, ({ relative }) => relative),
      await paths(src('src/*.txt', { base: 'lib' }).pipe(dest('dist'))),
    ];
  },
  [['../src/a.txt'], ['src/a.txt']],
);

claim(
  'api/src#errors',
  'A file in place of the folder in which a glob begins is an error.',
  { lib: '' },
  ({ src }) => message(() => src('lib/*.js')),
  "ENOTDIR: not a directory, scandir './lib'",
);

claim(
  'api/src#pitfalls',
  'A folder that may not be read is left out without an error.',
  {
    'src/a.txt': 'a',
    'src/locked/b.txt': 'b',
    'gulpfile.mjs': `import { chmodSync } from 'node:fs';
      import { dest, src } from 'gulp';
      chmodSync('src/locked', 0);
      chmodSync('.', 0o777);
      if (process.getuid() === 0) {
        process.setuid(65534); // Root may read all folders, so the build becomes somebody else.
      }
      export const copy = () => src('src/**/*.txt').pipe(dest('out'));`,
  },
  async () => {
    const { exit } = await run('gulp copy');
    chmodSync('src/locked', 0o700);
    return [exit, filesIn('out')];
  },
  [0, ['a.txt']],
);

claim(
  'api/src#pitfalls',
  'resolveSymlinks: false with ** finds the files behind a link to a folder too.',
  { 'real/b.txt': '', 'src/a.txt': '' },
  ({ src }) => {
    symlinkSync(`${process.cwd()}/real`, 'src/link', 'junction');
    return paths(src('src/**', { resolveSymlinks: false }));
  },
  ['src/a.txt', 'src/link', 'src/link/b.txt'],
);

claim(
  ['api/src#errors', 'getting-started/explaining-globs#characters'],
  'A glob that begins with !( is not negative.',
  { 'src/a.txt': 'a', 'other/b.txt': 'b' },
  ({ src }) => paths(src('!(src)/*.txt')),
  ['other/b.txt'],
);

claim(
  'api/src#errors',
  'base: a falsy value of another type is no error.',
  onlyA,
  async ({ src }) => [
    await paths(src('src/*.txt', { base: false })),
    await message(() => src('src/*.txt', { base: 1 })),
  ],
  [['src/a.txt'], 'The `base` option must be a string if specified'],
);

claim(
  'api/src#errors',
  'strictBrackets: a bracket that was never opened gives Missing opening.',
  onlyA,
  async ({ src }) => [
    await message(() => src('src/*a].txt', { strictBrackets: true })),
    await paths(src('src/*a].txt')),
  ],
  ['Missing opening: "[" - use "\\\\[" to match literal characters', []],
);

claim(
  'api/src#errors',
  'If the process folder has something with the name of a relative target, file.stat is of that.',
  { 'a.txt': 'another file', 'src/a.txt': 'a' },
  ({ src }) => {
    symlinkSync('a.txt', 'src/link.txt');
    return each(src('src/link.txt'), ({ contents, stat }) => [String(contents), stat?.size]);
  },
  [['a', 12]],
);

claim(
  'api/src#options-matcher',
  'prepend: globs with {1..3} or [[:alpha:]] then match nothing, others match as before.',
  { 'src/1.txt': '1', 'src/a.txt': 'a' },
  async ({ src }) => {
    const found = async (glob: string) => [
      await paths(src(glob)),
      await paths(src(glob, { prepend: 'x' })),
    ];
    return [
      await found('src/{1..3}.txt'),
      await found('src/[[:alpha:]].txt'),
      await found('src/[ab].{txt,md}'),
    ];
  },
  [
    [['src/1.txt'], []],
    [['src/a.txt'], []],
    [['src/a.txt'], ['src/a.txt']],
  ],
);

claim(
  'api/src#options-matcher',
  'strictSlashes: *.txt/** does not match the file a.txt, which it otherwise does.',
  onlyA,
  async ({ src }) => [
    await paths(src('src/*.txt/**')),
    await paths(src('src/*.txt/**', { strictSlashes: true })),
  ],
  [['src/a.txt'], []],
);

claim(
  'api/src#options-matcher',
  'bash, contains, literalBrackets, nobracket, noextglob, posix and regex change what a glob matches.',
  { 'src/a.txt': '', 'src/ab.txt': '', 'src/b.txt': '', 'src/[a].md': '', 'src/sub/c.txt': '' },
  async ({ src }) => [
    await paths(src('src/*.txt', { bash: true })),
    await paths(src('src/s*', { contains: true })),
    await paths(src('src/[a]*', { literalBrackets: true })),
    await paths(src('src/[a]*', { nobracket: true })),
    await paths(src('src/+(a).txt', { noextglob: true })),
    await paths(src('src/[!a]*.txt', { posix: true })),
    await paths(src('src/[a]*.txt', { regex: true })),
  ],
  [
    ['src/a.txt', 'src/ab.txt', 'src/b.txt', 'src/sub/c.txt'],
    ['src/sub', 'src/sub/c.txt'],
    ['src/[a].md'],
    ['src/[a].md'],
    [],
    ['src/b.txt'],
    ['src/a.txt'],
  ],
);
