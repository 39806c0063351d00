import { chmodSync, readFileSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { Vinyl } from '../../support/vinyl';
import {
  changing,
  claim,
  each,
  filesIn,
  message,
  paths,
  plugin,
  read,
  row,
  run,
  target,
  texts,
  write,
} from '../support';

const old = new Date('2020-01-02T03:04:05Z');

claim(
  'api/dest#sample',
  'dest() writes each file of a stream to a folder.',
  { 'src/main.js': 'm', 'src/parts/menu.js': 'p' },
  async ({ src, dest }) => {
    await paths(src('src/**/*.js').pipe(dest('dist')));
    return [filesIn('dist'), read('dist/parts/menu.js')];
  },
  [['main.js', 'parts/menu.js'], 'p'],
);

claim(
  'api/dest#sample',
  'dest() passes each file on.',
  { 'src/main.js': 'm', 'src/parts/menu.js': 'p' },
  ({ src, dest }) => paths(src('src/**/*.js').pipe(dest('dist'))),
  ['dist/main.js', 'dist/parts/menu.js'],
);

claim(
  ['api/dest#parameters', 'api/symlink#parameters'],
  'gulp makes missing folders.',
  { 'a.txt': 'a' },
  async ({ src, dest, symlink }) => {
    await paths(src('a.txt').pipe(dest('far/away')));
    await paths(src('a.txt').pipe(symlink('near/by')));
    return [filesIn('far'), filesIn('near')];
  },
  [['away/a.txt'], ['by/a.txt']],
);

claim(
  'api/dest#parameters',
  'The file is written to folder plus file.relative, which follows from the base.',
  { 'assets/css/site.css': 'c' },
  async ({ src, dest }) => {
    await paths(src('assets/css/*.css', { base: 'assets' }).pipe(dest('out')));
    return filesIn('out');
  },
  ['css/site.css'],
);

claim(
  ['api/dest#parameters', 'api/symlink#parameters'],
  'A function gets the file and returns the folder for it.',
  { 'src/a.js': 'a', 'src/b.txt': 'b' },
  async ({ src, dest, symlink }) => {
    const folder = ({ extname }: { extname: string }) => `out/${extname.slice(1)}`;
    await paths(src('src/*.js').pipe(dest(folder)));
    await paths(src('src/*.txt').pipe(symlink(folder)));
    return filesIn('out');
  },
  ['js/a.js', 'txt/b.txt'],
);

claim(
  'api/dest#options',
  'An option may be a function that gets the file.',
  { 'src/a.txt': 'a', 'src/b.txt': 'b', 'out/a.txt': 'old', 'out/b.txt': 'old' },
  async ({ src, dest }) => {
    const append = ({ stem }: { stem: string }) => stem === 'b';
    await paths(src('src/*.txt').pipe(dest('out', { append })));
    return [read('out/a.txt'), read('out/b.txt')];
  },
  ['a', 'oldb'],
);

claim(
  'api/dest#options',
  "A value of another type is silently ignored: mode: '755' changes nothing, mode: 0o755 does.",
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    chmodSync('src/a.txt', 0o640);
    await paths(src('src/a.txt').pipe(dest('text', { mode: '755' })));
    await paths(src('src/a.txt').pipe(dest('number', { mode: 0o755 })));
    return [statSync('text/a.txt').mode & 0o777, statSync('number/a.txt').mode & 0o777];
  },
  [0o640, 0o755],
);

claim(
  'api/dest#options',
  'append: the contents go to the end of an existing file.',
  { 'src/a.txt': 'new', 'out/a.txt': 'old,' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt').pipe(dest('out', { append: true })));
    return read('out/a.txt');
  },
  'old,new',
);

claim(
  'api/dest#options',
  'append with overwrite: false: an existing file stays as it is, without an error.',
  { 'src/a.txt': 'new', 'out/a.txt': 'old' },
  async ({ src, dest }) => [
    await message(() => src('src/a.txt').pipe(dest('out', { append: true, overwrite: false }))),
    read('out/a.txt'),
  ],
  [undefined, 'old'],
);

claim(
  'api/dest#options',
  'append with overwrite: false still writes a file that is not there.',
  { 'src/a.txt': 'new' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt').pipe(dest('out', { append: true, overwrite: false })));
    return read('out/a.txt');
  },
  'new',
);

claim(
  ['api/dest#options', 'api/symlink#options'],
  'cwd is the folder against which a relative folder is resolved.',
  { 'src/a.txt': 'a', 'other/b.txt': 'b' },
  async ({ src, dest, symlink }) => {
    await paths(src('src/a.txt').pipe(dest('out', { cwd: 'other' })));
    await paths(src('src/a.txt').pipe(symlink('links', { cwd: 'other' })));
    return filesIn('other');
  },
  ['b.txt', 'links/a.txt', 'out/a.txt'],
);

claim(
  'api/dest#options',
  "encoding: 'utf8' and false both keep the bytes of the file.",
  { 'a.png': Buffer.from([0x89, 0x50, 0xff]) },
  async ({ src, dest }) => {
    await paths(src('a.png', { encoding: false }).pipe(dest('utf8', { encoding: 'utf8' })));
    await paths(src('a.png', { encoding: false }).pipe(dest('false', { encoding: false })));
    return ['utf8', 'false'].map((folder) => readFileSync(`${folder}/a.png`).toString('hex'));
  },
  ['8950ff', '8950ff'],
);

claim(
  'api/dest#options',
  'encoding: another name writes the text in that encoding.',
  { 'src/a.txt': 'é' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt').pipe(dest('out', { encoding: 'latin1' })));
    return readFileSync('out/a.txt').toString('hex');
  },
  'e9',
);

claim(
  'api/dest#options',
  'overwrite: true replaces the whole file, also a longer one.',
  { 'src/a.txt': 'a', 'out/a.txt': 'much longer' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt').pipe(dest('out')));
    return read('out/a.txt');
  },
  'a',
);

claim(
  'api/dest#options',
  'overwrite: false: an existing file stays as it is, without an error, and is passed on.',
  { 'src/a.txt': 'new', 'out/a.txt': 'old' },
  async ({ src, dest }) => [
    await paths(src('src/a.txt').pipe(dest('out', { overwrite: false }))),
    read('out/a.txt'),
  ],
  [['out/a.txt'], 'old'],
);

claim(
  'api/dest#options',
  'relativeSymlinks: links are written with a relative target.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    symlinkSync(`${process.cwd()}/src/a.txt`, 'src/link');
    const links = src('src/link', { resolveSymlinks: false });
    await paths(links.pipe(dest('out', { relativeSymlinks: true })));
    return target('out/link');
  },
  '../src/a.txt',
);

claim(
  'api/dest#returns',
  'With overwrite: false, a file describes what would have been written.',
  { 'src/a.txt': 'new', 'out/a.txt': 'old' },
  async ({ src, dest }) => {
    utimesSync('src/a.txt', 1, 1);
    return each(src('src/a.txt').pipe(dest('out', { overwrite: false })), (file) => [
      file.stat?.mtimeMs,
      String(file.contents),
      read('out/a.txt'),
    ]);
  },
  [[1000, 'new', 'old']],
);

claim(
  'api/dest#option-sourcemaps',
  'The comment names a map with a space as it is, which ends the name for a browser.',
  { 'src/my file.js': 'let a;\n' },
  async ({ src, dest }) => {
    const files = src('src/*.js', { sourcemaps: true });
    await paths(files.pipe(dest('out', { sourcemaps: '.' })));
    return read('out/my file.js').trimEnd().split('\n').at(-1);
  },
  '//# sourceMappingURL=my file.js.map',
);

claim(
  'api/dest#option-mode',
  'With mode, a copy that is read-only already fails; so does a read-only folder that a glob matches, at once.',
  {
    'src/folder/a.txt': 'a',
    'out/a.txt': 'old',
    'build.mjs': `import { chmodSync, mkdirSync } from 'node:fs';
      import gulp from 'gulp';
      chmodSync('out/a.txt', 0o444);
      chmodSync('src/folder', 0o555);
      chmodSync('out', 0o777);
      chmodSync('.', 0o777);
      if (process.getuid() === 0) {
        process.setuid(65534); // Root may write all files, so the script becomes somebody else.
      }
      for (const [glob, folder, options] of [
        ['src/folder/a.txt', 'out', { mode: 0o644 }],
        ['src/**', 'all', {}],
        ['src/**/*.txt', 'files', {}],
      ]) {
        const files = gulp.src(glob).pipe(gulp.dest(folder, options));
        const result = await new Promise((resolve) => {
          files.on('error', (error) => resolve(error.code));
          files.on('data', () => undefined).on('end', () => resolve('written'));
        });
        console.log(folder + ': ' + result);
      }`,
  },
  async () => (await run('node build.mjs')).lines.filter(Boolean),
  ['out: EACCES', 'all: EACCES', 'files: written'],
);

claim(
  'api/dest#option-mode',
  'The output has the mode of the source.',
  { 'src/run.sh': '#!/bin/sh' },
  async ({ src, dest }) => {
    chmodSync('src/run.sh', 0o751);
    await paths(src('src/run.sh').pipe(dest('out')));
    return statSync('out/run.sh').mode & 0o777;
  },
  0o751,
);

claim(
  'api/dest#option-mode',
  'A file that a plugin changed still shows the time of its source.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    utimesSync('src/a.txt', old, old);
    const change = changing((file: { contents: Buffer }) => {
      file.contents = Buffer.from('changed');
    });
    await row(src('src/a.txt'), change, dest('out'));
    return [read('out/a.txt'), statSync('out/a.txt').mtime];
  },
  ['changed', old],
);

claim(
  ['api/dest#option-mode', 'getting-started/working-with-files#permissions-and-times'],
  'The time that a plugin sets on file.stat becomes the time of the output.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    const touch = changing((file: { stat: { mtime: Date } }) => {
      file.stat.mtime = old;
    });
    await row(src('src/a.txt'), touch, dest('out'));
    return statSync('out/a.txt').mtime;
  },
  old,
);

claim(
  'api/dest#option-mode',
  'gulp-sass sets another time, that of the build.',
  {
    'src/a.scss': 'a { b: c }',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';
export default () => src('src/*.scss').pipe(gulpSass(dartSass)()).pipe(dest('out'));
`,
  },
  async () => {
    utimesSync('src/a.scss', old, old);
    await run('gulp');
    return statSync('out/a.css').mtime > old;
  },
  true,
);

claim(
  'api/dest#option-mode',
  'An output that was there before gets the time of the source too.',
  { 'src/a.txt': 'a', 'out/a.txt': 'old' },
  async ({ src, dest }) => {
    utimesSync('src/a.txt', old, old);
    await paths(src('src/a.txt').pipe(dest('out')));
    return statSync('out/a.txt').mtime;
  },
  old,
);

claim(
  'api/dest#option-mode',
  'A file without stat gets the mode that the system gives to any new file.',
  async ({ dest }) => {
    const file = new Vinyl({ path: `${process.cwd()}/a.txt`, contents: Buffer.from('a') });
    await row(Readable.from([file]), dest('out'));
    write({ 'new.txt': '' });
    return statSync('out/a.txt').mode === statSync('new.txt').mode;
  },
  true,
);

claim(
  'api/dest#option-mode',
  'Where Node.js has no process.getuid(), as on Windows, the output has the time of the build.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    utimesSync('src/a.txt', old, old);
    await withoutUserIds(() => paths(src('src/a.txt').pipe(dest('out'))));
    return statSync('out/a.txt').mtime > old;
  },
  true,
);

claim(
  'api/dest#option-mode',
  'Where Node.js has no process.getuid(), gulp does not change the mode of an output that is there.',
  { 'src/a.txt': 'a', 'out/a.txt': 'old' },
  async ({ src, dest }) => {
    chmodSync('out/a.txt', 0o600);
    await withoutUserIds(() => paths(src('src/a.txt').pipe(dest('out', { mode: 0o755 }))));
    return statSync('out/a.txt').mode & 0o777;
  },
  0o600,
);

claim(
  'api/dest#option-dirmode',
  'The mode is set on the folder that directly holds the file; new folders above it get that of the system.',
  { 'src/deep/sub/a.txt': 'a' },
  async ({ src, dest }) => {
    await paths(src('src/**/*.txt').pipe(dest('out', { dirMode: 0o700 })));
    return ['out/deep/sub', 'out/deep'].map((folder) => (statSync(folder).mode & 0o777) === 0o700);
  },
  [true, false],
);

claim(
  'api/dest#option-dirmode',
  'The mode is set even if the folder was there before.',
  { 'src/a.txt': 'a', 'out/b.txt': 'b' },
  async ({ src, dest }) => {
    chmodSync('out', 0o755);
    await paths(src('src/a.txt').pipe(dest('out', { dirMode: 0o700 })));
    return statSync('out').mode & 0o777;
  },
  0o700,
);

claim(
  ['api/dest#option-sourcemaps', 'getting-started/working-with-files#source-maps'],
  'true writes the map into the file, as a comment.',
  { 'src/a.js': 'let a;\n' },
  async ({ src, dest }) => {
    await paths(src('src/a.js', { sourcemaps: true }).pipe(dest('out', { sourcemaps: true })));
    return [
      filesIn('out'),
      /^\/\/# sourceMappingURL=data:application\/json/m.test(read('out/a.js')),
    ];
  },
  [['a.js'], true],
);

claim(
  'api/dest#option-sourcemaps',
  "'.' puts the map beside the output.",
  { 'src/js/a.js': 'let a;\n' },
  async ({ src, dest }) => {
    await paths(src('src/**/*.js', { sourcemaps: true }).pipe(dest('out', { sourcemaps: '.' })));
    return [filesIn('out'), read('out/js/a.js').includes('//# sourceMappingURL=a.js.map')];
  },
  [['js/a.js', 'js/a.js.map'], true],
);

claim(
  'api/dest#option-sourcemaps',
  'Another string is a folder, relative to the output folder, in which the map keeps the relative path.',
  { 'src/js/a.js': 'let a;\n' },
  async ({ src, dest }) => {
    await paths(src('src/**/*.js', { sourcemaps: true }).pipe(dest('out', { sourcemaps: 'maps' })));
    return [filesIn('out'), read('out/js/a.js').includes('=../maps/js/a.js.map')];
  },
  [['js/a.js', 'maps/js/a.js.map'], true],
);

claim(
  'api/dest#option-sourcemaps',
  'The folder is relative to the output folder, so it may lie beside it.',
  { 'src/a.js': 'let a;\n' },
  async ({ src, dest }) => {
    await paths(src('src/*', { sourcemaps: true }).pipe(dest('out', { sourcemaps: '../maps' })));
    return [filesIn('out'), filesIn('maps')];
  },
  [['a.js'], ['a.js.map']],
);

claim(
  'api/dest#option-sourcemaps',
  'With both, it adds a comment to JSON and HTML too, a comment of scripts.',
  { 'src/a.html': '<p>a</p>\n', 'src/b.json': '{}\n' },
  async ({ src, dest }) => {
    await paths(src('src/*', { sourcemaps: true }).pipe(dest('out', { sourcemaps: '.' })));
    return [
      read('out/a.html').split('\n').at(1),
      await message(() => JSON.parse(read('out/b.json'))).then((error) => error !== undefined),
    ];
  },
  [`//# source${'MappingURL'}=a.html.map`, true],
);

claim(
  'api/dest#option-sourcemaps',
  'Without sourcemaps: true on src(), no map is written, and no error says so.',
  { 'src/a.js': 'let a;\n' },
  async ({ src, dest }) => {
    await paths(src('src/a.js').pipe(dest('out', { sourcemaps: '.' })));
    return [filesIn('out'), read('out/a.js')];
  },
  [['a.js'], 'let a;\n'],
);

claim(
  'api/dest#returns',
  'The maps are passed on too.',
  { 'src/a.js': 'let a;\n' },
  async ({ src, dest }) =>
    [
      ...(await paths(
        src('src/a.js', { sourcemaps: true }).pipe(dest('out', { sourcemaps: '.' })),
      )),
    ].sort(),
  ['out/a.js', 'out/a.js.map'],
);

claim(
  'api/dest#returns',
  'You can write at two points of a pipeline.',
  { 'src/a.js': 'let   a = 1;\n' },
  async ({ src, dest }) => {
    await row(src('src/*.js'), dest('readable'), plugin('gulp-terser')(), dest('small'));
    return [read('readable/a.js'), read('small/a.js')];
  },
  ['let   a = 1;\n', 'let a=1;'],
);

claim(
  'api/dest#returns',
  'After it, cwd, base, path and stat of a file describe what was written.',
  { 'src/sub/a.txt': 'abc' },
  ({ src, dest }) =>
    each(src('src/**/*.txt').pipe(dest('out', { mode: 0o600 })), (file) => [
      file.cwd === process.cwd(),
      file.base.replace(process.cwd(), '.'),
      file.path.replace(process.cwd(), '.'),
      (file.stat?.mode ?? 0) & 0o777,
      file.stat?.size,
    ]),
  [[true, './out', './out/sub/a.txt', 0o600, 3]],
);

claim(
  'api/dest#returns',
  'The stream of a file read with buffer: false can be read again after it.',
  { 'src/a.txt': 'abc' },
  async ({ src, dest }) => {
    await row(src('src/a.txt', { buffer: false, encoding: false }), dest('one'), dest('two'));
    return [read('one/a.txt'), read('two/a.txt')];
  },
  ['abc', 'abc'],
);

claim(
  'api/dest#returns',
  'At the end of a pipeline the stream needs no reader, with more than the 16 files that wait elsewhere too.',
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`src/${index}.txt`, 'abc'])),
  async ({ src, dest }) => {
    const written = src('src/*.txt').pipe(dest('out'));
    await new Promise<void>((resolve) => written.on('finish', () => resolve()));
    return filesIn('out').length;
  },
  40,
);

claim(
  [
    'api/dest#pitfalls',
    'api/src#option-encoding',
    'getting-started/working-with-files#binary-files',
  ],
  'encoding: false on dest() repairs nothing.',
  { 'src/a.png': Buffer.from([0x89, 0x50, 0xff]) },
  async ({ src, dest }) => {
    await paths(src('src/a.png').pipe(dest('out', { encoding: false })));
    return readFileSync('out/a.png').toString('hex');
  },
  'efbfbd50efbfbd',
);

claim(
  'api/dest#pitfalls',
  'dest() writes through a link and changes the file that it leads to.',
  { 'src/a.txt': 'new', 'precious.txt': 'old', 'out/b.txt': 'b' },
  async ({ src, dest }) => {
    symlinkSync(`${process.cwd()}/precious.txt`, 'out/a.txt');
    await paths(src('src/a.txt').pipe(dest('out')));
    return [target('out/a.txt'), read('precious.txt')];
  },
  ['./precious.txt', 'new'],
);

claim(
  [
    'api/dest#pitfalls',
    'getting-started/working-with-files#pitfalls',
    'getting-started/watching-files#deleted',
  ],
  'Nothing is deleted: files of earlier builds stay.',
  { 'src/a.txt': 'a', 'out/old.txt': 'old' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt').pipe(dest('out')));
    return filesIn('out');
  },
  ['a.txt', 'old.txt'],
);

claim(
  'api/dest#pitfalls',
  'Files without contents are not written: with read: false only the folder is made.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt', { read: false }).pipe(dest('out')));
    return [statSync('out').isDirectory(), filesIn('out')];
  },
  [true, []],
);

claim(
  'api/dest#pitfalls',
  'src/** matches folders, and dest() makes them.',
  { 'src/sub/a.txt': 'a' },
  async ({ src, dest }) => {
    await paths(src(['src/**', '!src/**/*.txt']).pipe(dest('out')));
    return statSync('out/sub').isDirectory();
  },
  true,
);

claim(
  'api/dest#pitfalls',
  'A URL is not a path: gulp writes into a folder named `file:`.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    await paths(src('src/a.txt').pipe(dest(pathToFileURL('out'))));
    return filesIn().filter((file) => file.startsWith('file:')).length;
  },
  1,
);

claim(
  'api/dest#pitfalls',
  'An array is no list of folders, and the name of a folder finds none of its files.',
  {
    'img/a.txt': 'a',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      export const array = () => src('img/*.txt').pipe(dest(['one', 'two']));
      export const chain = () => src('img/*.txt').pipe(dest('three')).pipe(dest('four'));
      export const folder = () => src('img').pipe(dest('five'));
      export const inside = () => src('img/**').pipe(dest('six'));
    `,
  },
  async () => {
    await run('gulp array chain folder inside');
    return ['one,two', 'three', 'four', 'five', 'six'].map((folder) => filesIn(folder));
  },
  [['a.txt'], ['a.txt'], ['a.txt'], [], ['a.txt']],
);

claim(
  'api/dest#pitfalls',
  'A Vinyl without a path ends the whole gulp process.',
  {
    'gulpfile.mjs': `import { Readable } from 'node:stream';
import { dest } from 'gulp';
import Vinyl from 'vinyl';
const file = new Vinyl({ contents: Buffer.from('a') });
export const bad = () => Readable.from([file]).pipe(dest('out'));
`,
  },
  async () => {
    const { exit, lines } = await run('gulp bad');
    return [exit !== 0, lines.filter((line) => /^(?:Error|Did you)/.test(line))];
  },
  [
    true,
    [
      'Did you forget to signal async completion?',
      'Error: No path specified! Can not get relative.',
    ],
  ],
);

claim(
  'api/dest#pitfalls',
  'So does a folder or option function that throws.',
  {
    'src/a.txt': 'a',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
function fail() {
  throw new Error('no setting');
}
export const folder = () => src('src/*.txt').pipe(dest(fail));
export const option = () => src('src/*.txt').pipe(dest('out', { mode: fail }));
`,
  },
  async () =>
    [await run('gulp folder'), await run('gulp option')].map(({ exit, lines }) => [
      exit !== 0,
      lines.filter((line) => /^(?:Error|Did you)/.test(line)),
    ]),
  [
    [true, ['Did you forget to signal async completion?', 'Error: no setting']],
    [true, ['Did you forget to signal async completion?', 'Error: no setting']],
  ],
);

claim(
  'api/dest#pitfalls',
  'Two files with one output path: the later one replaces the earlier one, and no error says so.',
  { 'one/a.txt': 'first', 'two/a.txt': 'second' },
  async ({ src, dest }) => {
    const written = await texts(src(['one/a.txt', 'two/a.txt']).pipe(dest('out')));
    return [written.length, read('out/a.txt') === written.at(-1)];
  },
  [2, true],
);

/** Runs code in a process that does not know its user, as Node.js on Windows. */
async function withoutUserIds(code: () => Promise<unknown>): Promise<void> {
  const names = ['getuid', 'geteuid'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(process, name) ?? {});
  for (const name of names) {
    Object.defineProperty(process, name, { configurable: true, value: undefined });
  }
  try {
    await code();
  } finally {
    for (const [index, name] of names.entries()) {
      Object.defineProperty(process, name, before[index] ?? {});
    }
  }
}

claim(
  'api/dest#option-mode',
  'Without process.getuid(), as on Windows, the copy of a read-only file is read-only, unless mode is set.',
  {
    'a.txt': 'a',
    'build.mjs': `import { chmodSync, statSync } from 'node:fs';
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      process.getuid = undefined;
      chmodSync('a.txt', 0o444);
      for (const [folder, options] of [['kept', {}], ['set', { mode: 0o644 }]]) {
        await pipeline(gulp.src('a.txt'), gulp.dest(folder, options));
        console.log(folder + ': ' + (statSync(folder + '/a.txt').mode & 0o200 ? 'writable' : 'read-only'));
      }`,
  },
  async () => (await run('node build.mjs')).lines.filter(Boolean),
  ['kept: read-only', 'set: writable'],
);

claim(
  'api/dest#pitfalls',
  'A stream written over its own file empties it, without an error; a Buffer does not.',
  // Some may be read before they are opened for writing: both wait for the same threads.
  Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`${index % 2 ? 'src' : 'other'}/${index}.txt`, 'a']),
  ),
  async ({ src, dest }) => {
    await paths(src('src/*.txt', { buffer: false, encoding: false }).pipe(dest('src')));
    await paths(src('other/*.txt').pipe(dest('other')));
    const emptied = filesIn().filter((file) => read(file) === '');
    return [emptied.length > 10, emptied.every((file) => file.startsWith('src/'))];
  },
  [true, true],
);

claim(
  'api/dest#pitfalls',
  'A Stats whose atime is read-only, as those of Node.js 22.0.0, fails the task after its file is written.',
  {
    'a.txt': 'a',
    'gulpfile.cjs': `
      const { Transform } = require('node:stream');
      const { src, dest } = require('gulp');
      const asInThatVersion = () => new Transform({
        objectMode: true,
        transform(file, _encoding, callback) {
          Object.defineProperty(file.stat, 'atime', { writable: false });
          callback(null, file);
        },
      });
      exports.default = () => src('a.txt').pipe(asInThatVersion()).pipe(dest('out'));`,
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines.find((line) => line.includes('TypeError')), read('out/a.txt')];
  },
  [1, "TypeError: Cannot assign to read only property 'atime' of object '#<Stats>'", 'a'],
);

claim(
  'api/dest#pitfalls',
  'Where not even the topmost folder exists, as on a missing drive, gulp tries to create it without end.',
  {
    'a.txt': 'a',
    'build.mjs': `import fs from 'node:fs';
      let tries = 0;
      fs.mkdir = (folder, ...rest) => {
        tries += 1;
        if (tries > 500) {
          console.log('still trying: ' + folder);
          process.exit();
        }
        setImmediate(rest.at(-1), Object.assign(new Error('no such drive'), { code: 'ENOENT' }));
      };
      const { default: gulp } = await import('gulp');
      gulp.src('a.txt').pipe(gulp.dest('out')).on('error', console.log);`,
  },
  async () => (await run('node build.mjs')).lines,
  ['still trying: /'],
);
