import { PassThrough, Transform } from 'node:stream';

import type { FileStream } from '../../support/gulp';
import { claim, exitAndLine, filesIn, gulpfile, message, piped, row, run } from '../support';

/** Reads the contents in a plugin, as the page says. */
function gulpfileThatReads(options: string): string {
  return `import { pipeline } from 'node:stream/promises';
    import { dest, src } from 'gulp';
    async function* reading(files) {
      for await (const file of files) {
        const parts = [];
        for await (const part of file.contents) parts.push(Buffer.from(part));
        file.contents = Buffer.concat(parts);
        yield file;
      }
    }
    export default () => pipeline(src('src/*.txt', ${options}), reading, dest('dist'));`;
}

const shared = (): Transform => new PassThrough({ objectMode: true });

claim(
  'recipes/write-a-plugin#pitfalls',
  'for await over contents never ends with buffer: false and encoding: false.',
  {
    'src/a.txt': 'a',
    'gulpfile.mjs': gulpfileThatReads('{ buffer: false, encoding: false }'),
  },
  async () => (await run('gulp')).lines.includes('Did you forget to signal async completion?'),
  true,
);

claim(
  'recipes/write-a-plugin#pitfalls',
  'It ends with buffer: false alone.',
  { 'src/a.txt': 'a', 'gulpfile.mjs': gulpfileThatReads('{ buffer: false }') },
  async () => {
    await gulpfile()('default');
    return filesIn('dist');
  },
  ['a.txt'],
);

/** @returns a gulpfile with a plugin whose `transform` has this body */
function gulpfileWithPlugin(body: string): string {
  return `import { PassThrough, Transform } from 'node:stream';
    import { pipeline } from 'node:stream/promises';
    import { dest, src } from 'gulp';
    const plugin = () => new Transform({
      objectMode: true,
      transform(file, encoding, callback) { ${body} },
    });
    export default () => pipeline(src('src/*.txt'), plugin(), dest('dist'));`;
}

claim(
  'recipes/write-a-plugin#pitfalls',
  'A file as the first argument of callback() fails the task with this message.',
  { 'src/a.txt': 'a', 'gulpfile.mjs': gulpfileWithPlugin('callback(file);') },
  () => exitAndLine('gulp', 'Error: [object Object]'),
  [1, true],
);

claim(
  'recipes/write-a-plugin#pitfalls',
  'Without a call of callback(), gulp asks for the signal and prints no stack trace.',
  { 'src/a.txt': 'a', 'gulpfile.mjs': gulpfileWithPlugin('this.push(file);') },
  async () => (await run('gulp')).lines.slice(2),
  ['The following tasks did not complete: default', 'Did you forget to signal async completion?'],
);

claim(
  'recipes/write-a-plugin#pitfalls',
  'A callback that is called twice fails the task.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    const twice = new Transform({
      objectMode: true,
      transform(file, _encoding, callback) {
        callback(null, file);
        callback(null, file);
      },
    });
    return message(() => row(src('src/*.txt'), twice, dest('dist')));
  },
  'Callback called multiple times',
);

claim(
  'recipes/write-a-plugin#pitfalls',
  'A Transform that two tasks share lets the second write nothing, and with .pipe() it ends.',
  { 'src/a.txt': 'a' },
  async ({ src, dest }) => {
    const one = shared();
    await row(src('src/*.txt'), one, dest('first'));
    const second = await message((): FileStream => piped(src('src/*.txt'), one, dest('second')));
    return [filesIn('first'), filesIn('second'), second];
  },
  [['a.txt'], [], undefined],
);

claim(
  'recipes/write-a-plugin#pitfalls',
  'In a pipeline() with several files the second task never ends, or fails from Node.js 24 on.',
  {
    'src/a.txt': 'a',
    'src/b.txt': 'b',
    'gulpfile.mjs': `import { PassThrough, Transform } from 'node:stream';
      import { pipeline } from 'node:stream/promises';
      import { dest, series, src } from 'gulp';
      const shared = new Transform({
        objectMode: true,
        transform(file, encoding, callback) { callback(null, file); },
      });
      const into = (folder) => () => pipeline(src('src/*.txt'), shared, dest(folder));
      export default series(into('first'), into('second'));`,
  },
  async () => {
    const { lines } = await run('gulp');
    const end =
      Number(process.versions.node.split('.')[0]) < 24
        ? 'Did you forget'
        : 'Cannot pipe to a closed or destroyed stream';
    return [filesIn('first'), filesIn('second'), lines.some((line) => line.includes(end))];
  },
  [['a.txt', 'b.txt'], [], true],
);
