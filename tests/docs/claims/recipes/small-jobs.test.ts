import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';

import type { VinylFile } from '../../support/gulp';
import {
  claim,
  exitAndLine,
  filesIn,
  gulpfile,
  message,
  read,
  row,
  run,
  variant,
} from '../support';

claim(
  'recipes/small-jobs#in-place',
  'A file that is written in place is written again, and keeps the time of its change.',
  { 'notes/a.txt': 'a' },
  async ({ src, dest }) => {
    const then = new Date('2020-01-01');
    utimesSync('notes/a.txt', then, then);
    const { ctimeMs } = statSync('notes/a.txt');
    await row(
      src('notes/*.txt'),
      dest((file: VinylFile) => file.base),
    );
    const after = statSync('notes/a.txt');
    return [after.mtimeMs === then.getTime(), after.ctimeMs > ctimeMs];
  },
  [true, true],
);

claim(
  'recipes/small-jobs#in-place',
  'A file in another encoding than UTF-8 fails the task and keeps its bytes; a byte order mark stays.',
  {
    ...variant('recipe-small-jobs'),
    'notes/latin.txt': Buffer.from('Gr\xfc\xdfe  \n', 'latin1'),
    'notes/marked.txt': '\uFEFFsow  \n',
  },
  async () => {
    const latin = readFileSync('notes/latin.txt');
    const run = gulpfile();
    const failed = await message(() => run('trim'));
    const isKept = readFileSync('notes/latin.txt').equals(latin);
    rmSync('notes/latin.txt');
    await run('trim');
    return [failed, isKept, read('notes/marked.txt')];
  },
  ['latin.txt is not UTF-8.', true, '\uFEFFsow\n'],
);

claim(
  'recipes/small-jobs#banner',
  'A field that package.json lacks becomes undefined.',
  { ...variant('recipe-small-jobs'), 'package.json': '{ "name": "can", "version": "1.0.0" }' },
  async () => {
    await gulpfile()('banner');
    return read('dist/banner/cart.js').split('\n')[0];
  },
  '/*! can 1.0.0 | undefined */',
);

claim(
  'recipes/small-jobs#banner',
  'Before compressed CSS of Sass with a sign beyond ASCII, a banner is followed by a byte order mark, unless charset is false.',
  {
    'a.scss': "a { content: '→'; }\n",
    'gulpfile.mjs': `import { pipeline } from 'node:stream/promises';
      import { dest, src } from 'gulp';
      import gulpSass from 'gulp-sass';
      import * as dartSass from 'sass';

      const sass = gulpSass(dartSass);

      async function* banner(files) {
        for await (const file of files) {
          file.contents = Buffer.concat([Buffer.from('/*! can */'), file.contents]);
          yield file;
        }
      }

      const compile = (options, folder) =>
        pipeline(src('a.scss'), sass({ style: 'compressed', ...options }), banner, dest(folder));

      export const marked = () => compile({}, 'marked');
      export const plain = () => compile({ charset: false }, 'plain');`,
  },
  async () => {
    const run = gulpfile();
    await run('marked');
    await run('plain');
    return [read('marked/a.css'), read('plain/a.css')];
  },
  ['/*! can */\uFEFFa{content:"→"}', '/*! can */a{content:"→"}'],
);

claim(
  'recipes/small-jobs#settings',
  'require() of a JSON file returns its first contents again, where the task reads the file each time.',
  {
    'settings.json': '{ "to": "first" }',
    'gulpfile.cjs': `const { readFile, writeFile } = require('node:fs/promises');
      const { series } = require('gulp');
      const required = async () => console.log('required', require('./settings.json').to);
      const read = async () => console.log('read', JSON.parse(await readFile('settings.json', 'utf8')).to);
      const change = () => writeFile('settings.json', '{ "to": "second" }');
      exports.default = series(required, read, change, required, read);`,
  },
  async () => (await run('gulp')).lines.filter((line) => /^(?:required|read) /.test(line)),
  ['required first', 'read first', 'required first', 'read second'],
);

claim(
  'recipes/small-jobs#result',
  'Beside the imports, a setTimeout() of the gulpfile still calls back.',
  variant('recipe-small-jobs', [
    '// #region in-place',
    'export const pause = (done) => setTimeout(done, 1);\n// #region in-place',
  ]),
  async () => (await run('gulp pause')).exit,
  0,
);

claim(
  'recipes/small-jobs#one-file',
  'The task refuses a file on another drive of Windows.',
  variant('recipe-small-jobs', [
    "import path from 'node:path'",
    "import { win32 as path } from 'node:path'",
  ]),
  () => exitAndLine('gulp one --file=D:\\own.js', 'Error: Name a file in src.'),
  [1, true],
);

claim(
  'recipes/small-jobs#two-folders',
  'A plugin that waits for the callback of write() on dest(), as gulp-multi-dest does, writes one file and never ends.',
  {
    'src/a.txt': '',
    'src/b.txt': '',
    'gulpfile.mjs': `
      import { Transform } from 'node:stream';
      import { dest, src } from 'gulp';

      const copies = dest('copies');
      const toCopies = new Transform({
        objectMode: true,
        transform(file, encoding, callback) {
          copies.write(file.clone(), () => callback(null, file));
        },
      });

      export const copy = () => src('src/*.txt').pipe(toCopies).pipe(dest('dist'));
    `,
  },
  async () => {
    const ended = await exitAndLine('gulp copy', 'The following tasks did not complete: copy');
    return [...ended, filesIn('copies')];
  },
  [1, true, ['a.txt']],
);
