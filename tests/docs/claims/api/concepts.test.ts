import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Readable, Stream, Transform } from 'node:stream';

import { samplesModules } from '../../../../src/samples/paths';
import { requireFromSamples } from '../../support/gulp';
import { Vinyl } from '../../support/vinyl';
import {
  changing,
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

const notes = { 'src/notes/today.txt': 'Water the plants.\n' };
const aAndB = { 'src/a.txt': 'a', 'src/b.txt': 'b' };
const notUtf8 = Buffer.from([0x89, 0x50, 0xff]);

claim(
  'api/concepts#sample',
  'src() gives the file the base src.',
  notes,
  ({ src }) =>
    each(src('src/**/*.txt'), ({ base, relative }) => [base.replace(process.cwd(), ''), relative]),
  [['/src', 'notes/today.txt']],
);

claim(
  'api/concepts#sample',
  'dest() moves it to the base dist; the part after the base stays the same.',
  notes,
  ({ src, dest }) =>
    each(src('src/**/*.txt').pipe(dest('dist')), ({ base, relative }) => [
      base.replace(process.cwd(), ''),
      relative,
    ]),
  [['/dist', 'notes/today.txt']],
);

claim(
  'api/concepts#sample',
  'It is the same Vinyl file that passes twice.',
  notes,
  async ({ src, dest }) => {
    const [first] = await each(src('src/**/*.txt'), (file) => file);
    const written = dest('dist');
    written.write(first);
    written.end();
    const [second] = await each(written, (file) => file);
    return first === second;
  },
  true,
);

claim(
  'api/concepts#vinyl',
  'path, base and cwd say where the file is; relative is the path seen from base.',
  notes,
  ({ src }) =>
    each(src('src/**/*.txt'), ({ base, cwd, path, relative }) => [
      cwd === process.cwd(),
      base === `${cwd}/src`,
      path === `${base}/${relative}`,
    ]),
  [[true, true, true]],
);

claim(
  'api/concepts#vinyl',
  'relative decides the path below the output folder.',
  async ({ dest }) => {
    const file = new Vinyl({ base: '/p/src', path: '/p/src/a/b.txt', contents: Buffer.from('b') });
    await row(Readable.from([file]), dest('out'));
    return filesIn('out');
  },
  ['a/b.txt'],
);

claim(
  'api/concepts#vinyl',
  'stat has size, mode and times as fs.Stats has them.',
  { 'src/a.txt': 'four' },
  ({ src }) =>
    each(src('src/a.txt'), ({ stat }) => [stat?.size, typeof stat?.mode, typeof stat?.mtimeMs]),
  [[4, 'number', 'number']],
);

claim(
  'api/concepts#vinyl',
  'Any other property holds data that plugins add, such as sourceMap.',
  { 'src/a.js': 'let a;' },
  ({ src }) => each(src('src/a.js', { sourcemaps: true }), (file) => typeof file.sourceMap),
  ['object'],
);

claim(
  'api/concepts#vinyl',
  'A Buffer is the rule: it holds the whole file.',
  { 'src/a.txt': 'a'.repeat(100_000) },
  ({ src }) =>
    each(src('src/a.txt'), ({ contents }) => Buffer.isBuffer(contents) && contents.length),
  [100_000],
);

claim(
  'api/concepts#vinyl',
  'It keeps the bytes of the file only with encoding: false.',
  { 'a.png': notUtf8 },
  async ({ src, dest }) => {
    await row(src('a.png', { buffer: false }), dest('text'));
    await row(src('a.png', { buffer: false, encoding: false }), dest('bytes'));
    return ['text', 'bytes'].map((folder) => readFileSync(`${folder}/a.png`).equals(notUtf8));
  },
  [false, true],
);

claim(
  'api/concepts#vinyl',
  'null comes from read: false, and from folders.',
  notes,
  async ({ src }) => [
    await each(src('src/**/*.txt', { read: false }), ({ contents }) => contents),
    await each(src('src/notes'), (file) => [file.contents, file.isDirectory()]),
  ],
  [[null], [[null, true]]],
);

claim(
  'api/concepts#vinyl',
  'Vinyl.isVinyl() tells a Vinyl from a plain object.',
  aAndB,
  async ({ src }) => [
    await each(src('src/a.txt'), (file) => Vinyl.isVinyl(file)),
    Vinyl.isVinyl({ path: '/a.txt', contents: null }),
  ],
  [[true], false],
);

claim(
  'api/concepts#vinyl-adapters',
  'A Vinyl knows nothing about disks: one for a missing file is no error.',
  () => new Vinyl({ path: '/no/such/file.txt' })['path'],
  '/no/such/file.txt',
);

claim(
  'api/concepts#vinyl-adapters',
  'src(), dest() and symlink() are the three methods of vinyl-fs.',
  (gulp) => {
    const adapter: unknown = requireFromSamples('vinyl-fs');
    const prototype: unknown = Object.getPrototypeOf(gulp);
    return ['src', 'dest', 'symlink'].map(
      (name) => property(adapter, name) === property(prototype, name),
    );
  },
  [true, true, true],
);

claim(
  'api/concepts#vinyl-adapters',
  'dest() and symlink() pass on the files that they take.',
  aAndB,
  async ({ src, dest, symlink }) => [
    await paths(src('src/*.txt').pipe(dest('copies'))),
    await paths(src('src/*.txt').pipe(symlink('links'))),
  ],
  [
    ['copies/a.txt', 'copies/b.txt'],
    ['links/a.txt', 'links/b.txt'],
  ],
);

claim(
  'api/concepts#vinyl-adapters',
  'Any stream of Vinyl files can stand in for src().',
  async ({ dest }) => {
    const file = new Vinyl({
      path: `${process.cwd()}/about.txt`,
      contents: Buffer.from('About us.'),
    });
    await row(Readable.from([file]), dest('dist'));
    return read('dist/about.txt');
  },
  'About us.',
);

claim(
  'api/concepts#tasks',
  'A task says when it is done by a stream, a promise, an emitter, a child process, an observable, or a callback.',
  aAndB,
  async ({ dest, series, src }) => {
    const ended: string[] = [];
    const tasks = {
      stream: () => src('src/*.txt').pipe(dest('out')),
      promise: () => Promise.resolve(),
      emitter: () => {
        const emitter = new EventEmitter();
        setImmediate(() => emitter.emit('finish'));
        return emitter;
      },
      childProcess: () => execFile(process.execPath, ['--version']),
      observable: () => ({
        subscribe: (_next: unknown, _error: unknown, completed: () => void) => completed(),
      }),
      callback: (done: () => void) => done(),
    };
    const steps = Object.entries(tasks).flatMap(([name, task]) => [
      task,
      (done: () => void) => {
        ended.push(name);
        done();
      },
    ]);
    await ending(series(...steps));
    return ended;
  },
  ['stream', 'promise', 'emitter', 'childProcess', 'observable', 'callback'],
);

claim(
  'api/concepts#tasks',
  'A public task runs by name, a private one does not.',
  {
    'gulpfile.mjs': 'const hidden = async () => {};\nexport const shown = async () => hidden();\n',
  },
  async () => [(await run('gulp shown')).exit, (await run('gulp hidden')).lines.slice(1, 2)],
  [0, ['Task never defined: hidden']],
);

claim(
  'api/concepts#tasks',
  'A composed task is a function, so you can compose it again.',
  async ({ parallel, series }) => {
    const ran: string[] = [];
    const step = (name: string) => (done: () => void) => {
      ran.push(name);
      done();
    };
    const inner = series(step('a'), step('b'));
    await ending(series(inner, parallel(step('c'))));
    return [typeof inner, ran];
  },
  ['function', ['a', 'b', 'c']],
);

claim(
  'api/concepts#tasks',
  'A registry keeps the public tasks by name, and registry() replaces it.',
  (gulp) => {
    const kept: string[] = [];
    gulp.registry({
      get: () => undefined,
      init: () => undefined,
      set: (name: string, task: unknown) => {
        kept.push(name);
        return task;
      },
      tasks: () => ({}),
    });
    gulp.task('copy', () => undefined);
    return kept;
  },
  ['copy'],
);

claim(
  ['api/concepts#globs', 'getting-started/explaining-globs#characters'],
  'src/**/*.txt matches each .txt file at any depth below src, and in src itself.',
  { 'src/a.txt': '', 'src/x/b.txt': '', 'src/x/y/c.txt': '', 'src/d.md': '', 'e.txt': '' },
  ({ src }) => paths(src('src/**/*.txt')),
  ['src/a.txt', 'src/x/b.txt', 'src/x/y/c.txt'],
);

claim(
  'api/concepts#globs',
  '{js,mjs} matches one of the alternatives.',
  { 'src/a.js': '', 'src/b.mjs': '', 'src/c.ts': '' },
  ({ src }) => paths(src('src/*.{js,mjs}')),
  ['src/a.js', 'src/b.mjs'],
);

claim(
  'api/concepts#globs',
  'The folder before the first wildcard becomes the base of each Vinyl.',
  { 'src/x/y/c.txt': '' },
  async ({ src }) => [
    await each(src('src/**/*.txt'), ({ base }) => base.replace(process.cwd(), '')),
    await each(src('src/x/*/*.txt'), ({ base }) => base.replace(process.cwd(), '')),
    await each(src('src/x/y/c*.txt'), ({ base }) => base.replace(process.cwd(), '')),
  ],
  [['/src'], ['/src/x'], ['/src/x/y']],
);

claim(
  'api/concepts#globs',
  'A literal must match a file or a folder, or the task fails.',
  notes,
  async ({ src }) => [
    await paths(src('src/notes/today.txt')),
    await paths(src('src/notes')),
    (await message(() => src('src/missing')))?.slice(0, 33),
  ],
  [['src/notes/today.txt'], ['src/notes'], 'File not found with singular glob'],
);

claim(
  'api/concepts#streams',
  '.pipe() connects two streams and returns the second one.',
  aAndB,
  async ({ src, dest }) => {
    const second = dest('out');
    const returned = src('src/*.txt').pipe(second);
    return [returned === second, await paths(returned)];
  },
  [true, ['out/a.txt', 'out/b.txt']],
);

claim(
  'api/concepts#streams',
  'The first file can be on disk while the last file is still unread.',
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`src/${index}.txt`, 'a'])),
  async ({ src, dest }) => {
    let sent = 0;
    const count = changing(() => {
      sent += 1;
    });
    let sentWhenFirstIsWritten = 0;
    const first = changing(() => {
      sentWhenFirstIsWritten ||= sent;
    });
    await row(src('src/*.txt'), count, dest('out'), first, dest('again'));
    return [sent, sentWhenFirstIsWritten < 500];
  },
  [500, true],
);

claim(
  'api/concepts#streams',
  'A plugin can let fewer files out, as one that collects all of them.',
  aAndB,
  async ({ src, dest }) => {
    await row(src('src/*.txt'), plugin('gulp-concat')('all.txt'), dest('out'));
    return [filesIn('out'), read('out/all.txt')];
  },
  [['all.txt'], 'a\nb'],
);

claim(
  'api/concepts#streams',
  'A plugin can rename files.',
  aAndB,
  async ({ src, dest }) => {
    await row(src('src/*.txt'), plugin('gulp-rename')({ extname: '.md' }), dest('out'));
    return filesIn('out');
  },
  ['a.md', 'b.md'],
);

claim(
  'api/concepts#streamx',
  "The streams of gulp are no instances of Node's classes, and they have pipe().",
  ({ src, dest, symlink }) =>
    [src('*.txt'), dest('out'), symlink('out')].map((stream) => [
      stream instanceof Stream,
      typeof stream.pipe,
    ]),
  [
    [false, 'function'],
    [false, 'function'],
    [false, 'function'],
  ],
);

claim(
  'api/concepts#streamx',
  'The streams of gulp come from streamx.',
  ({ src, dest }) => {
    const streamx: unknown = requireFromSamples('streamx');
    const isStreamx = property(streamx, 'isStreamx');
    return typeof isStreamx === 'function' && [isStreamx(src('*.txt')), isStreamx(dest('out'))];
  },
  [true, true],
);

claim(
  'api/concepts#streamx',
  'resume() alone starts nothing: no file comes, and the stream does not end.',
  aAndB,
  async ({ src }) => {
    let ended = false;
    const stream = src('src/*.txt');
    stream.on('end', () => {
      ended = true;
    });
    call(stream, 'resume');
    await paths(src('src/*.txt'));
    await paths(src('src/*.txt'));
    const endedAlone = ended;
    await paths(stream);
    return [endedAlone, ended];
  },
  [false, true],
);

claim(
  'api/concepts#streamx',
  'A data listener, for await and pipeline() start it.',
  aAndB,
  async ({ src, dest }) => {
    const seen: unknown[] = [];
    const stream = src('src/*.txt');
    stream.on('data', (file) => seen.push(file));
    await new Promise<void>((resolve) => stream.on('end', () => resolve()));
    await row(src('src/*.txt'), dest('out'));
    return [seen.length, (await paths(src('src/*.txt'))).length, filesIn('out').length];
  },
  [2, 2, 2],
);

claim(
  'api/concepts#streamx',
  'A second .pipe() from one stream throws.',
  ({ src, dest }) =>
    message(() => {
      const stream = src('*.txt');
      stream.pipe(dest('one'));
      stream.pipe(dest('two'));
    }),
  'Can only pipe to one destination',
);

claim(
  'api/concepts#streamx',
  'unpipe() does not exist, nor do map(), filter() and toArray().',
  ({ src }) => ['unpipe', 'map', 'filter', 'toArray'].map((name) => name in src('*.txt')),
  [false, false, false, false],
);

claim(
  'api/concepts#streamx',
  '{ end: false } has no effect: the second stream ends with the first one.',
  aAndB,
  async ({ src, dest }) => {
    const stream = src('src/*.txt');
    const written = dest('out');
    call(stream, 'pipe', written, { end: false });
    return (await each(written, (file) => file)).length;
  },
  2,
);

claim(
  'api/concepts#streamx',
  'Readable.from() turns a stream of gulp into a stream of Node, with map() and toArray().',
  aAndB,
  async ({ src }) => {
    const readable = Readable.from(src('src/*.txt'));
    const names: unknown = await readable.map(({ relative }) => relative).toArray();
    return [readable instanceof Stream, names];
  },
  [true, ['a.txt', 'b.txt']],
);

claim(
  'api/concepts#streamx',
  'Readable.toWeb() does not take a stream of gulp.',
  async ({ src }) => (await message(() => call(Readable, 'toWeb', src('*.txt')))) === undefined,
  false,
);

claim(
  'api/concepts#streamx',
  'The contents of a file read with buffer: false are such a stream, and isStream() knows both kinds.',
  aAndB,
  async ({ src }) => [
    await each(src('src/a.txt', { buffer: false }), (file) => [
      file.contents instanceof Stream,
      file.isStream(),
    ]),
    call(new Vinyl({ contents: Readable.from(['a']) }), 'isStream'),
  ],
  [[[false, true]], true],
);

claim(
  'api/concepts#streamx',
  'The types of @types/gulp call them NodeJS.ReadWriteStream.',
  () =>
    readFileSync(`${samplesModules}/@types/vinyl-fs/index.d.ts`, 'utf8').match(
      /function (src|dest)\(.*\): NodeJS\.ReadWriteStream;/g,
    )?.length,
  2,
);

claim(
  'api/concepts#stream-errors',
  'src() that finds no file fails the task, behind .pipe() too.',
  {
    'gulpfile.mjs':
      "import { dest, src } from 'gulp';\nexport default () => src('a.txt').pipe(dest('out'));\n",
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines.at(-1)?.slice(0, 47)];
  },
  [1, 'Error: File not found with singular glob: ~/my-'],
);

claim(
  ['api/concepts#stream-errors', 'api/dest#errors'],
  'dest() that cannot write fails the task, also with a stream behind it.',
  {
    out: 'a file',
    ...aAndB,
    'gulpfile.mjs':
      "import { dest, src } from 'gulp';\nexport default () => src('src/*.txt').pipe(dest('out')).pipe(dest('two'));\n",
  },
  () => exitAndLine('gulp', "Error: ENOTDIR: not a directory, scandir '~/my-project/out'"),
  [1, true],
);

claim(
  ['api/concepts#stream-errors', 'getting-started/working-with-files#read-change-write'],
  'pipeline() reports the error of a plugin that fails on the last file.',
  { 'src/a.txt': 'a' },
  ({ src, dest }) =>
    message(() =>
      row(
        src('src/*.txt'),
        new Transform({
          objectMode: true,
          transform: (_file, _encoding, done) => done(new Error('No title')),
        }),
        dest('out'),
      ),
    ),
  'No title',
);

claim(
  'api/concepts#phases',
  'Plugins change contents, and nothing is written before dest().',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    let written: boolean | undefined;
    const change = changing((file: { contents: Buffer }) => {
      file.contents = Buffer.from('changed');
      written = existsSync('out/a.txt');
    });
    await row(src('src/a.txt'), change, dest('out'));
    return [written, read('out/a.txt'), read('src/a.txt')];
  },
  [false, 'changed', 'a'],
);

claim(
  'api/concepts#phases',
  'dest() writes each file, then passes it on with its new path and base.',
  { 'src/a.txt': 'a' },
  ({ src, dest }) =>
    each(src('src/a.txt').pipe(dest('out')), ({ base, path }) => [
      existsSync(path),
      path.replace(base, ''),
    ]),
  [[true, '/a.txt']],
);

claim(
  'api/concepts#phases',
  'A dest() in the middle writes an intermediate state.',
  aAndB,
  async ({ src, dest }) => {
    await row(src('src/*.txt'), dest('one'), plugin('gulp-concat')('all.txt'), dest('two'));
    return [filesIn('one'), filesIn('two')];
  },
  [['a.txt', 'b.txt'], ['all.txt']],
);

claim(
  'api/concepts#words',
  'A task has a last run after a run that ended well, and none after one that failed.',
  async (gulp) => {
    const { lastRun, series, task } = gulp;
    gulp.on('error', () => undefined);
    let fails = false;
    const build = (done: (error?: Error) => void) => done(fails ? new Error('no') : undefined);
    task('build', build);
    await ending(series('build'));
    const first = typeof lastRun('build');
    fails = true;
    await message(() => ending(series('build')));
    return [first, lastRun('build')];
  },
  ['number', undefined],
);

claim(
  'api/concepts#words',
  'gulp is an Undertaker with src(), dest(), symlink() and watch() added.',
  (gulp) => {
    const Undertaker: unknown = requireFromSamples('undertaker');
    return typeof Undertaker === 'function' && gulp instanceof Undertaker;
  },
  true,
);

claim(
  'api/concepts#pitfalls',
  'Contents cannot be a string.',
  () => message(() => new Vinyl({ contents: 'text' })),
  'File.contents can only be a Buffer, a Stream, or null.',
);

claim(
  'api/concepts#pitfalls',
  'The base option of src() moves the point from which dest() counts.',
  notes,
  async ({ src, dest }) => {
    await paths(src('src/notes/*.txt').pipe(dest('flat')));
    await paths(src('src/notes/*.txt', { base: 'src' }).pipe(dest('deep')));
    return [filesIn('flat'), filesIn('deep')];
  },
  [['today.txt'], ['notes/today.txt']],
);

claim(
  'api/concepts#pitfalls',
  'src() decodes contents as UTF-8 unless you set encoding: false.',
  { 'a.png': notUtf8 },
  async ({ src }) => [
    await texts(src('a.png')),
    await each(src('a.png', { encoding: false }), ({ contents }) => contents),
  ],
  [['\uFFFDP\uFFFD'], [notUtf8]],
);

claim(
  'api/concepts#pitfalls',
  'An async function that returns a stream is done before the stream is.',
  aAndB,
  async ({ dest, series, src }) => {
    let written: string[] = [];
    let finished: Promise<unknown> = Promise.resolve();
    // An async function wraps what it returns in a promise, and its stream is no promise.
    const build = async (): Promise<unknown> => {
      const stream = src('src/*.txt').pipe(dest('out'));
      finished = new Promise<void>((resolve) => stream.on('finish', () => resolve()));
      return stream;
    };
    await ending(series(build));
    written = [...filesIn('out')];
    await finished;
    return [written, filesIn('out')];
  },
  [[], ['a.txt', 'b.txt']],
);

/** Runs a composed task to its end, and rejects with its error. */
function ending(task: (done: (error?: Error | null) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    task((error) => (error ? reject(error) : resolve()));
  });
}

/** A property of a value whose type says nothing. */
function property(value: unknown, name: string): unknown {
  return Object(value) === value ? Reflect.get(Object(value), name) : undefined;
}

/** Calls a method of a value whose type does not have it. */
function call(value: object, name: string, ...values: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(value, name);
  return typeof method === 'function' ? Reflect.apply(method, value, values) : undefined;
}
