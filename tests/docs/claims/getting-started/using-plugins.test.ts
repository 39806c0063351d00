import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

import { requireFromSamples, type VinylFile } from '../../support/gulp';
import {
  claim,
  exitAndLine,
  type Files,
  filesIn,
  gulpfile,
  message,
  paths,
  plugin,
  read,
  row,
  run,
  runEach,
  texts,
} from '../support';

const page = 'getting-started/using-plugins';

const scripts: Files = {
  'src/a.js': 'const answer = 42;\n',
  'src/b.min.js': 'const ready  =  1;\n',
};

/** A gulpfile whose task `styles` compiles `src/*.scss` as the page shows it. */
const sassGulpfile = `
  import { pipeline } from 'node:stream/promises';
  import gulp from 'gulp';
  import gulpSass from 'gulp-sass';
  import * as dartSass from 'sass';
  const sass = gulpSass(dartSass);
  export const styles = () => pipeline(gulp.src('src/*.scss'), sass(), gulp.dest('dist'));
  export const logged = () =>
    gulp.src('src/*.scss').pipe(sass().on('error', sass.logError)).pipe(gulp.dest('dist'));
`;

/** @returns a stream that does for each file what a plugin of one's own would do */
function inline(
  change: (
    file: { basename: string; contents: unknown },
    callback: (error?: Error | null, file?: object) => void,
  ) => void,
): Transform {
  return new Transform({
    objectMode: true,
    transform(file: { basename: string; contents: unknown }, _encoding, callback) {
      change(file, callback);
    },
  });
}

/** @returns the names of the packages that a package wants beside it */
function peersOf(name: string): readonly string[] {
  const schema = z.looseObject({ peerDependencies: z.record(z.string(), z.string()) });
  return Object.keys(schema.parse(requireFromSamples(`${name}/package.json`)).peerDependencies);
}

claim(
  `${page}#sample`,
  'gulpIf() minifies in production only.',
  { 'src/a.js': 'const answer  =  42;\n' },
  async ({ dest, src }) => {
    const [gulpIf, terser] = [plugin('gulp-if'), plugin('gulp-terser')];
    await row(src('src/*.js'), gulpIf(false, terser()), dest('development'));
    await row(src('src/*.js'), gulpIf(true, terser()), dest('production'));
    return [read('development/a.js'), read('production/a.js')];
  },
  ['const answer  =  42;\n', 'const answer=42;'],
);

claim(
  `${page}#find`,
  'gulp-babel needs @babel/core, and gulp-postcss needs postcss.',
  () => [peersOf('gulp-babel'), peersOf('gulp-postcss').includes('postcss')],
  [['@babel/core'], true],
);

claim(
  `${page}#find`,
  'gulp-sass brings no compiler.',
  () => {
    const schema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });
    const { dependencies } = schema.parse(requireFromSamples('gulp-sass/package.json'));
    return ['sass', 'sass-embedded', 'node-sass'].filter((name) => name in dependencies);
  },
  [],
);

claim(
  `${page}#compatibility`,
  'A plugin gets damaged bytes, unless src() has encoding: false.',
  { 'a.png': Buffer.from([0x89, 0x50]) },
  async ({ src }) => {
    const bytes: string[] = [];
    const look = () =>
      inline((file, callback) => {
        bytes.push(z.instanceof(Buffer).parse(file.contents).toString('hex'));
        callback();
      });
    await row(src('*.png'), look());
    await row(src('*.png', { encoding: false }), look());
    return bytes;
  },
  ['efbfbd50', '8950'],
);

claim(
  `${page}#compatibility`,
  'In place of a plugin that joins streams, src() takes an array, or stands in the row.',
  { 'one/a.js': '', 'two/b.js': '' },
  async ({ src }) => [
    await paths(src(['one/*.js', 'two/*.js'])),
    await paths(src('one/*.js').pipe(src('two/*.js'))),
  ],
  [
    ['one/a.js', 'two/b.js'],
    ['one/a.js', 'two/b.js'],
  ],
);

claim(
  [`${page}#compatibility`, `${page}#errors`],
  'merge-stream loses files though the task is finished, and fails in pipeline() with Writable stream closed; merge2 fails with write after end.',
  {
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      import merge from 'merge-stream';
      import merge2 from 'merge2';
      const { dest, src } = gulp;
      const both = () => [src('many/*.js'), src('few/*.js')];
      export const lost = () => merge(...both()).pipe(dest('lost'));
      export const closed = () => pipeline(merge(...both()), dest('dist'));
      export const late = () => merge2(...both()).pipe(dest('dist'));
    `,
    'few/a.js': '',
    'few/b.js': '',
    'few/c.js': '',
    ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`many/${index}.js`, ''])),
  },
  async () => {
    const wanted = /^StreamError: Writable stream closed|write after end$|^Finished/;
    const [lost, closed, late] = (await runEach(['lost', 'closed', 'late'])).map((lines) => [
      ...new Set(lines.flatMap((line) => wanted.exec(line)?.[0] ?? [])),
    ]);
    return { lost, isLess: filesIn('lost').length < 43, closed, late };
  },
  {
    lost: ['Finished'],
    isLess: true,
    closed: ['StreamError: Writable stream closed'],
    late: ['write after end'],
  },
);

claim(
  `${page}#compatibility`,
  'A stream without end(), as event-stream joins streams in, ends gulp with a message.',
  {
    'gulpfile.mjs': `
      import { Stream } from 'node:stream';
      import { src } from 'gulp';
      export const joined = () => {
        const both = Object.assign(new Stream(), { readable: true, writable: true, write: () => true });
        src('*.js').pipe(both, { end: false });
        return both;
      };
    `,
    'a.js': '',
  },
  () => exitAndLine('gulp joined', 'TypeError: this.pipeTo.end is not a function'),
  [1, true],
);

/** Looks for the module that requires it, as gulp-load-plugins does. */
const looking: Files = {
  'parent.cjs': 'module.exports = () => module.parent.filename;\n',
  'gulpfile.mjs': `
    import parent from './parent.cjs';
    export const imported = async () => parent();
  `,
  'required.mjs': `
    import { createRequire } from 'node:module';
    const parent = createRequire(import.meta.url)('./parent.cjs');
    export const required = async () => parent();
  `,
};

claim(
  `${page}#esm-only`,
  'A module that looks for the one that requires it finds none after import, and finds it after createRequire().',
  looking,
  async () => [
    await exitAndLine(
      'gulp imported',
      "TypeError: Cannot read properties of undefined (reading 'filename')",
    ),
    (await run('gulp --gulpfile required.mjs required')).exit,
  ],
  [[1, true], 0],
);

claim(
  [`${page}#errors`, 'getting-started/quick-start#parts'],
  'pipeline() reports the error of a plugin.',
  { 'src/broken.js': 'const = 1;\n' },
  ({ dest, src }) => message(() => row(src('src/*.js'), plugin('gulp-terser')(), dest('dist'))),
  'Name expected',
);

claim(
  `${page}#errors`,
  'With .pipe(), the error of a plugin can get lost: the task ends well, and no file is written.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      import terser from 'gulp-terser';
      export default () => gulp.src('src/*.js').pipe(terser()).pipe(gulp.dest('dist'));
    `,
    'src/broken.js': 'const = 1;\n',
  },
  async () => [(await run('gulp')).exit, filesIn('dist')],
  [0, []],
);

claim(
  `${page}#errors`,
  'A plugin that is built on through works with .pipe().',
  scripts,
  ({ dest, src }) =>
    paths(
      src('src/*.js')
        .pipe(plugin('gulp-order')(['b*', '*']))
        .pipe(dest('dist')),
    ),
  ['dist/b.min.js', 'dist/a.js'],
);

claim(
  `${page}#errors`,
  'An exception in the transform() of a stream ends gulp, even in pipeline().',
  {
    'gulpfile.mjs': `
      import { Transform } from 'node:stream';
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      const bad = () =>
        new Transform({ objectMode: true, transform() { throw new Error('thrown'); } });
      export const build = () => pipeline(gulp.src('src/*'), bad(), gulp.dest('dist'));
    `,
    ...scripts,
  },
  () =>
    exitAndLine('gulp build', [
      'Did you forget to signal async completion?',
      'Error: thrown',
      (line) => line.includes('errored after'),
    ]),
  [1, true, true, false],
);

claim(
  `${page}#conditional`,
  'The condition of gulpIf() is a value or a function of the file.',
  scripts,
  async ({ dest, src }) => {
    const [gulpIf, terser] = [plugin('gulp-if'), plugin('gulp-terser')];
    const isOurs = (file: { basename: string }) => !file.basename.endsWith('.min.js');
    await row(src('src/*.js'), gulpIf(isOurs, terser()), dest('dist'));
    return [read('dist/a.js'), read('dist/b.min.js')];
  },
  ['const answer=42;', 'const ready  =  1;\n'],
);

claim(
  `${page}#conditional`,
  'A filter without restore: true has no restore(); with it, restore is a stream, and all files arrive.',
  {
    ...scripts,
    'gulpfile.mjs': `
      import { dest, src } from 'gulp';
      import filter from 'gulp-filter';

      export function old() {
        const ours = filter('**/a.js');
        return src('src/*.js').pipe(ours).pipe(ours.restore()).pipe(dest('dist'));
      }

      export function cured() {
        const ours = filter('**/a.js', { restore: true });
        return src('src/*.js').pipe(ours).pipe(ours.restore).pipe(dest('dist'));
      }`,
  },
  async () => {
    const run = gulpfile();
    const old = await message(() => run('old'));
    await run('cured');
    return [old, filesIn('dist')];
  },
  ['ours.restore is not a function', ['a.js', 'b.min.js']],
);

claim(
  `${page}#conditional`,
  'A file that goes past gulpIf() or a filter comes out, though the plugin holds one that came before.',
  {
    ...scripts,
    'gulpfile.mjs': `
      import { once } from 'node:events';
      import { PassThrough, Transform } from 'node:stream';
      import { pipeline } from 'node:stream/promises';
      import { src, dest } from 'gulp';
      import filter from 'gulp-filter';
      import gulpIf from 'gulp-if';

      const isOurs = (file) => !file.basename.endsWith('.min.js');

      function printOrder(chain) {
        const out = new PassThrough({ objectMode: true });
        const past = once(out, 'data');
        out.on('data', (file) => console.log(file.basename));
        const plugin = new Transform({
          objectMode: true,
          transform(file, encoding, callback) {
            past.then(() => callback(null, file));
          },
        });
        return pipeline(src('src/*.js'), ...chain(plugin), out);
      }

      export const condition = () => printOrder((plugin) => [gulpIf(isOurs, plugin)]);

      export function filtered() {
        const ours = filter(isOurs, { restore: true });
        return printOrder((plugin) => [ours, plugin, ours.restore]);
      }`,
  },
  async () =>
    (await runEach(['condition', 'filtered'])).map((lines) =>
      lines.filter((line) => line.endsWith('.js')),
    ),
  [
    ['b.min.js', 'a.js'],
    ['b.min.js', 'a.js'],
  ],
);

claim(
  `${page}#inline`,
  'callback(null, file) hands the file on, and callback() drops it.',
  scripts,
  async ({ dest, src }) => {
    const onlyA = inline((file, callback) =>
      file.basename === 'a.js' ? callback(null, file) : callback(),
    );
    await row(src('src/*.js'), onlyA, dest('dist'));
    return filesIn('dist');
  },
  ['a.js'],
);

claim(
  `${page}#inline`,
  'callback(error) fails the task.',
  scripts,
  ({ dest, src }) => {
    const failing = inline((_file, callback) => callback(new Error('not this one')));
    return message(() => row(src('src/*.js'), failing, dest('dist')));
  },
  'not this one',
);

claim(
  `${page}#inline`,
  'Folders and files that were not read have no contents.',
  { 'src/folder/a.js': '' },
  async ({ src }) => [await texts(src('src/*')), await texts(src('src/**/*.js', { read: false }))],
  [['null'], ['null']],
);

claim(
  `${page}#inline`,
  'Without objectMode, the stream takes text and bytes only, and gulp stops.',
  {
    'gulpfile.mjs': `
      import { Transform } from 'node:stream';
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      const plain = () => new Transform({ transform(file, _, done) { done(null, file); } });
      export default () => pipeline(gulp.src('src/*'), plain(), gulp.dest('dist'));
    `,
    ...scripts,
  },
  () =>
    exitAndLine('gulp', (line) =>
      line.includes('The "chunk" argument must be of type string or an instance of Buffer'),
    ),
  [1, true],
);

claim(
  `${page}#inline`,
  'An async generator drops a file that it does not yield.',
  scripts,
  async ({ src }) => {
    const seen: string[] = [];
    await pipeline(
      src('src/*.js'),
      async function* (files: AsyncIterable<VinylFile>) {
        for await (const file of files) {
          if (!file.path.endsWith('.min.js')) {
            yield file;
          }
        }
      },
      async (files: AsyncIterable<VinylFile>) => {
        for await (const { relative } of files) {
          seen.push(relative);
        }
      },
    );
    return seen;
  },
  ['a.js'],
);

claim(
  `${page}#inline`,
  'An async generator before gulp-terser leaves the task open; directly before dest() it does not.',
  {
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      import terser from 'gulp-terser';
      async function* all(files) { for await (const file of files) yield file; }
      export const before = () => pipeline(gulp.src('src/*.js'), all, terser(), gulp.dest('dist'));
      export const behind = () => pipeline(gulp.src('src/*.js'), terser(), all, gulp.dest('dist'));
    `,
    ...scripts,
  },
  async () => {
    const wanted = /^Finished|^Did you forget to signal async completion/;
    const all = await runEach(['behind', 'before']);
    return all.map((lines) => lines.flatMap((line) => wanted.exec(line)?.[0] ?? []));
  },
  [['Finished'], ['Did you forget to signal async completion']],
);

claim(
  `${page}#inline`,
  'What an async generator throws fails the task.',
  {
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      async function* bad(files) { for await (const file of files) throw new Error(file.relative); }
      export const build = () => pipeline(gulp.src('src/a.js'), bad, gulp.dest('dist'));
    `,
    ...scripts,
  },
  () => message(() => gulpfile()('build')),
  'a.js',
);

claim(
  `${page}#inline`,
  'require() of through2 5 has no obj(); its default has.',
  () => {
    const schema = z.custom<{
      readonly obj?: unknown;
      readonly default: { readonly obj: unknown };
    }>();
    const all = schema.parse(requireFromSamples('through2'));
    return [typeof all.obj, typeof all.default.obj];
  },
  ['undefined', 'function'],
);

claim(
  `${page}#inline`,
  'An async function of through2 5 gets no callback, and passes the file that it returns.',
  {
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      import through2 from 'through2';
      const copy = (change) => pipeline(gulp.src('src/a.js'), through2.obj(change), gulp.dest('dist'));
      export const called = () => copy(async (file, encoding, done) => done(null, file));
      export const returned = () => copy(async (file) => file);
    `,
    ...scripts,
  },
  async () => {
    const run = gulpfile();
    const called = await message(() => run('called'));
    await run('returned');
    return [called, filesIn('dist')];
  },
  ['done is not a function', ['a.js']],
);

const lacksCompiler = (line: string): boolean =>
  line.includes('gulp-sass no longer has a default Sass compiler; please set one yourself.');
const isStart = (line: string): boolean => line.startsWith('Starting');

claim(
  `${page}#sass`,
  'gulp-sass compiles, and writes no output for partials.',
  {
    'gulpfile.mjs': sassGulpfile,
    'src/_colors.scss': '$main: teal;',
    'src/main.scss': "@use 'colors';\nh1 { color: colors.$main; }",
  },
  async () => {
    await gulpfile()('styles');
    return filesIn('dist');
  },
  ['main.css'],
);

claim(
  `${page}#sass`,
  'An error in a style sheet fails the task, and names the file and the line.',
  { 'gulpfile.mjs': sassGulpfile, 'src/main.scss': 'h1 {\n  color: $missing;\n}\n' },
  async () => {
    const lines = (await message(() => gulpfile()('styles')))?.split('\n') ?? [];
    return [lines[0], lines.at(-1)?.trim()];
  },
  ['src/main.scss', '- 2:10  root stylesheet'],
);

claim(
  `${page}#sass`,
  'Without the compiler, gulp ends before the first task.',
  {
    'gulpfile.mjs':
      "import gulpSass from 'gulp-sass';\nconst sass = gulpSass();\nexport default async () => sass();\n",
  },
  () => exitAndLine('gulp', [lacksCompiler, isStart]),
  [1, true, false],
);

claim(
  `${page}#sass`,
  'The default import of sass works, and prints a deprecation warning.',
  {
    'gulpfile.mjs': sassGulpfile.replace('* as dartSass', 'dartSass'),
    'src/main.scss': 'h1 { color: red; }',
  },
  async () => {
    const { exit, lines } = await run('gulp styles');
    return [exit, filesIn('dist'), lines.some((line) => line.endsWith('is deprecated.'))];
  },
  [0, ['main.css'], true],
);

claim(
  `${page}#sass`,
  'The imported function in place of the plugin gives the same text, at the start of the task.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      import sass from 'gulp-sass';
      export default () => gulp.src('src/*.scss').pipe(sass());
    `,
  },
  () => exitAndLine('gulp', [lacksCompiler, isStart]),
  [1, true, true],
);

for (const [code, error] of [
  [
    "import del from 'del';",
    "SyntaxError: The requested module 'del' does not provide an export named 'default'",
  ],
  [
    "import { createRequire } from 'node:module';\nconst { default: del } = createRequire(import.meta.url)('del');\ndel('a');",
    'TypeError: del is not a function',
  ],
  [
    "import { createRequire } from 'node:module';\nconst filter = createRequire(import.meta.url)('gulp-filter');\nfilter('a');",
    'TypeError: filter is not a function',
  ],
] as const) {
  claim(
    `${page}#esm-only`,
    `${code.split('\n').at(-1) ?? ''} ends with ${error.slice(0, 40)}…`,
    { 'wrong.mjs': code },
    async () => (await run('node wrong.mjs')).lines.includes(error),
    true,
  );
}

claim(
  `${page}#esm-only`,
  'A CommonJS file takes a name out of del, and the default out of gulp-filter.',
  {
    'right.cjs': `
      const { deleteAsync } = require('del');
      const { default: filter } = require('gulp-filter');
      console.log(typeof deleteAsync, typeof filter);
    `,
  },
  async () => (await run('node right.cjs')).lines.includes('function function'),
  true,
);

claim(
  `${page}#esm-only`,
  'Where Node.js cannot require() an ES module, import() within the task still works.',
  {
    'older.cjs': `
      import('del').then(({ deleteAsync }) => console.log(typeof deleteAsync));
      try { require('del'); } catch ({ code }) { console.log(code); }
    `,
  },
  async () => {
    const asBefore = { NODE_OPTIONS: '--no-experimental-require-module' };
    const { lines } = await run('node older.cjs', asBefore);
    return ['ERR_REQUIRE_ESM', 'function'].map((text) => lines.includes(text));
  },
  [true, true],
);

claim(
  `${page}#plain-node`,
  'gulp waits for a child process, and an exit code other than 0 fails the task.',
  (gulp) => {
    gulp.on('error', () => undefined);
    const script = 'setTimeout(() => process.exit(3), 1)';
    const tool = gulp.series(() => spawn(process.execPath, ['-e', script]));
    return message(
      () =>
        new Promise((resolve, reject) => {
          tool((error: unknown) => (error ? reject(error) : resolve(undefined)));
        }),
    );
  },
  'exited with error code: 3',
);

claim(
  `${page}#pitfalls`,
  'A plugin that is undefined ends the task with a message of its place in the chain.',
  {
    'gulpfile.mjs': `
      import { pipeline } from 'node:stream/promises';
      import { src } from 'gulp';
      import terser from 'gulp-terser';
      export const first = () => src('src/*.js').pipe(terser.misspelled);
      export const second = () => src('src/*.js').pipe(terser()).pipe(terser.misspelled);
      export const inPipeline = () => pipeline(src('src/*.js'), terser.misspelled, terser());
    `,
    ...scripts,
  },
  async () => {
    const run = gulpfile();
    return {
      first: await message(() => run('first')),
      second: await message(() => run('second')),
      inPipeline: (await message(() => run('inPipeline')))?.split(' or ')[0],
    };
  },
  {
    first: "Cannot read properties of undefined (reading '_duplexState')",
    second: "Cannot read properties of undefined (reading 'on')",
    inPipeline: 'The "body" argument must be of type function',
  },
);

claim(
  `${page}#write-after-end`,
  'A stream that was created once fails the second time.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      import terser from 'gulp-terser';
      const once = terser();
      const scripts = () => gulp.src('src/*.js').pipe(once).pipe(gulp.dest('dist'));
      export default gulp.series(scripts, scripts);
    `,
    ...scripts,
  },
  () => exitAndLine('gulp', (line) => line.endsWith('write after end')),
  [1, true],
);

claim(
  `${page}#write-after-end`,
  'A Transform that was created once writes nothing the second time, without a message.',
  {
    'gulpfile.mjs': `
      import { rm } from 'node:fs/promises';
      import { Transform } from 'node:stream';
      import gulp from 'gulp';
      const once = new Transform({
        objectMode: true,
        transform(file, encoding, callback) { callback(null, file); },
      });
      const scripts = () => gulp.src('src/*.js').pipe(once).pipe(gulp.dest('dist'));
      const clean = () => rm('dist', { recursive: true });
      export const first = scripts;
      export const second = gulp.series(scripts, clean, scripts);
    `,
    ...scripts,
  },
  async () => {
    const first = [(await run('gulp first')).exit, filesIn('dist').length];
    const { exit, lines } = await run('gulp second');
    const said = lines.filter((line) => !/^(Using gulpfile|Starting|Finished) /.test(line));
    return [first, exit, said.join(''), existsSync('dist')];
  },
  [[0, 2], 0, '', false],
);

claim(
  `${page}#pitfalls`,
  'Babel turns import and export into CommonJS, and with modules: false it does not.',
  {
    'src/a.js': "import { b } from './b.js';\nexport const c = b();\n",
    'gulpfile.mjs': `
      import gulp from 'gulp';
      import babel from 'gulp-babel';
      const compile = (options) =>
        gulp.src('src/a.js').pipe(babel({ presets: [['@babel/preset-env', options]] })).pipe(gulp.dest('dist'));
      export const required = () => compile({});
      export const imported = () => compile({ modules: false });
    `,
  },
  async () => {
    const run = gulpfile();
    await run('required');
    const required = read('dist/a.js');
    await run('imported');
    const imported = read('dist/a.js');
    return [
      ...['require("./b.js")', 'Object.defineProperty(exports,'].map((code) =>
        required.includes(code),
      ),
      ...['import { b }', 'export var c'].map((code) => imported.includes(code)),
    ];
  },
  [true, true, true, true],
);

claim(
  `${page}#pitfalls`,
  'With sass.logError, the error is printed, gulp reports Finished, and the exit code is 0.',
  { 'gulpfile.mjs': sassGulpfile, 'src/main.scss': 'h1 { color: $missing; }' },
  () =>
    exitAndLine('gulp logged', [
      (line) => line.includes('Undefined variable.'),
      (line) => line.startsWith("Finished 'logged'"),
    ]),
  [0, true, true],
);

claim(
  `${page}#pitfalls`,
  'Order matters: a file that is renamed before it is bundled loses its name all the same.',
  scripts,
  async ({ dest, src }) => {
    const [concat, rename] = [plugin('gulp-concat'), plugin('gulp-rename')];
    await row(src('src/*.js'), rename({ suffix: '.min' }), concat('all.js'), dest('one'));
    await row(src('src/*.js'), concat('all.js'), rename({ suffix: '.min' }), dest('two'));
    return [filesIn('one'), filesIn('two')];
  },
  [['all.js'], ['all.min.js']],
);

claim(
  `${page}#sass`,
  'sync belongs to what gulpSass(dartSass) returns.',
  {
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      import gulpSass from 'gulp-sass';
      import * as dartSass from 'sass';
      const compile = (sass) => src('src/*.scss').pipe(sass.sync()).pipe(dest('dist'));
      export const without = () => compile(gulpSass);
      export const withCompiler = () => compile(gulpSass(dartSass));`,
    'src/main.scss': 'a { b: c }',
  },
  async () => {
    const run = gulpfile();
    const without = await message(() => run('without'));
    await run('withCompiler');
    return [without, filesIn('dist')];
  },
  ['sass.sync is not a function', ['main.css']],
);
