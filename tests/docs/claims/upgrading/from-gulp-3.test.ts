import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Gulp } from '../../support/gulp';
import {
  change,
  claim,
  each,
  eventsUntil,
  exitAndLine,
  filesIn,
  message,
  removeOnceSeen,
  run,
  story,
} from '../support';

const page = 'upgrading/from-gulp-3';

type Done = (error?: unknown) => void;

claim(
  `${page}#primordials`,
  "A copy of Node's internal fs code cannot reach primordials.",
  {
    'look.cjs':
      "const { fs } = process.binding('natives');\ntry {\n  new Function('exports', 'require', 'module', fs)({}, require, {});\n} catch (error) {\n  console.log(String(error));\n}\n",
  },
  async () =>
    (await run('node look.cjs')).lines.includes('ReferenceError: primordials is not defined'),
  true,
);

claim(`${page}#task-function`, 'gulp.start() is gone.', (gulp) => 'start' in gulp, false);

claim(
  `${page}#task-function`,
  'series(a)(done) in a task runs a, and ends the task with it.',
  (gulp) =>
    story(
      gulp,
      startsFrom(gulp, (composed, done) => void composed(done)),
    ),
  ['start build', 'start a', 'stop a', 'stop build'],
);

claim(
  `${page}#task-function`,
  'series() alone runs nothing.',
  (gulp) =>
    story(
      gulp,
      startsFrom(gulp, (_composed, done) => done()),
    ),
  ['start build', 'stop build'],
);

claim(
  `${page}#task-function`,
  'A task runs as often as it is listed.',
  (gulp) => {
    const a = { a: (done: Done) => done() }.a;
    return story(gulp, gulp.series(a, a)).then((lines) =>
      lines.filter((line) => line === 'stop a'),
    );
  },
  ['stop a', 'stop a'],
);

claim(
  `${page}#task-function`,
  'task() takes a series() of a name and a function, if the name is registered above.',
  (gulp) => {
    gulp.task('styles', async () => undefined);
    gulp.task('default', gulp.series('styles', { report: async () => undefined }.report));
    return story(gulp, gulp.task('default'));
  },
  ['start default', 'start styles', 'stop styles', 'start report', 'stop report', 'stop default'],
);

claim(
  `${page}#task-function`,
  'Of two tasks in parallel() that each clean first, the later clean deletes what the other wrote.',
  async (gulp) => {
    const clean = () => rm('dist', { recursive: true, force: true });
    const writeTo = (file: string) => async () => {
      await mkdir('dist', { recursive: true });
      await writeFile(`dist/${file}`, '');
    };
    const [styles, scripts] = [writeTo('a.css'), writeTo('a.js')];
    const later = () => setTimeout(200);
    await story(
      gulp,
      gulp.parallel(gulp.series(clean, styles), gulp.series(later, clean, scripts)),
    );
    const twice = filesIn('dist');
    await story(gulp, gulp.series(clean, gulp.parallel(styles, gulp.series(later, scripts))));
    return [twice, filesIn('dist')];
  },
  [['a.js'], ['a.css', 'a.js']],
);

/** @returns a task that makes a series, and does something with it */
function startsFrom(
  gulp: Gulp,
  use: (composed: (done?: unknown) => unknown, done: Done) => void,
): (done: Done) => void {
  const a = async () => undefined;
  return function build(done) {
    use(gulp.series(a), done);
  };
}

claim(
  `${page}#messages`,
  'gulp.run() and gulp.hasTask() are gone.',
  (gulp) => ['run' in gulp, 'hasTask' in gulp],
  [false, false],
);

claim(
  `${page}#messages`,
  'task() returns a registered task, and undefined for another name; there is no list of tasks as a property.',
  (gulp) => {
    gulp.task('a', async () => undefined);
    return [typeof gulp.task('a'), gulp.task('b'), 'tasks' in gulp];
  },
  ['function', undefined, false],
);

claim(
  `${page}#messages`,
  'The base of a file does not end with a slash, so the rest of the path begins with one.',
  { 'src/a.css': 'a' },
  async ({ src }) =>
    each(src('src/*.css'), ({ base, path, relative }) => [path.replace(base, ''), relative]),
  [[`${sep}a.css`, 'a.css']],
);

claim(
  `${page}#run-sequence`,
  'gulp has no list of tasks as a property, which gulp-help reads.',
  { 'help.mjs': "import gulp from 'gulp';\ngulp.tasks.help;\n" },
  async () =>
    (await run('node help.mjs')).lines.includes(
      "TypeError: Cannot read properties of undefined (reading 'help')",
    ),
  true,
);

claim(
  `${page}#run-sequence`,
  'A task can run a series of names that are registered below it.',
  (gulp) => {
    gulp.task('build', (done: Done) => {
      gulp.series('a', gulp.parallel('b', 'c'))(done);
    });
    for (const name of ['a', 'b', 'c']) {
      gulp.task(name, async () => undefined);
    }
    return story(gulp, gulp.task('build')).then((lines) =>
      lines.filter((line) => /^(?:start a|stop a|start b|stop build)$/.test(line)),
    );
  },
  ['start a', 'stop a', 'start b', 'stop build'],
);

claim(
  `${page}#messages`,
  'A listener of change gets the path.',
  { 'src/a.css': 'a' },
  async (gulp) => {
    const watcher = gulp.watch('src/a.css');
    const given: unknown[] = [];
    watcher.on('change', (path) => given.push(path));
    await eventsUntil(watcher, 'change src/a.css', () => change('src/a.css'));
    return given[0];
  },
  'src/a.css',
);

claim(
  `${page}#messages`,
  'A deleted file causes unlink and no change, with a relative path.',
  { 'src/b.css': 'b' },
  async ({ watch }) => {
    const watcher = watch('src/*.css');
    const changed: unknown[] = [];
    const act = removeOnceSeen(watcher, 'src/a.css', () => change('src/a.css'));
    watcher.on('unlink', () => watcher.on('change', (path) => changed.push(path)));
    const events = await eventsUntil(watcher, 'unlink src/a.css', act);
    return [events.at(-1), changed];
  },
  ['unlink src/a.css', []],
);

claim(
  `${page}#messages`,
  'After a task that starts a watcher and gives no signal, the next one never starts; with done it does.',
  {
    'gulpfile.js': `
      const { series, watch } = require('gulp');
      const start = () => void watch('src/*.css', { persistent: false }, async () => {});
      const serve = async () => {};
      exports.silent = series(() => start(), serve);
      exports.signals = series((done) => { start(); done(); }, serve);
    `,
  },
  async () => [
    await exitAndLine('gulp silent', "Starting 'serve'..."),
    await exitAndLine('gulp signals', "Starting 'serve'..."),
  ],
  [
    [1, false],
    [0, true],
  ],
);

claim(
  `${page}#messages`,
  'stop comes after each task, and task_stop never.',
  async (gulp) => {
    const heard: string[] = [];
    for (const event of ['stop', 'task_stop']) {
      gulp.on(event, () => heard.push(event));
    }
    await story(gulp, gulp.series({ a: async () => undefined }.a));
    return heard;
  },
  ['stop', 'stop'],
);

claim(
  `${page}#messages`,
  'A missing path is an error, unless allowEmpty is true.',
  async ({ src }) => [
    (await message(() => src('dist', { read: false })))?.split(':')[0],
    await message(() => src('dist', { read: false, allowEmpty: true })),
  ],
  ['File not found with singular glob', undefined],
);

claim(
  `${page}#messages`,
  'With a readdir() that drops its options, as graceful-fs 2 puts in place, a glob never ends.',
  {
    'gulpfile.js': `
      const fs = require('node:fs');
      const { readdir } = fs;
      const nothing = () => {};
      fs.readdir = (path, done) => readdir(path, typeof done === 'function' ? done : nothing);
      const { src, dest } = require('gulp');
      exports.default = () => src('src/*.css').pipe(dest('dist'));
    `,
    'src/a.css': 'a',
  },
  async () => exitAndLine('gulp', 'Did you forget to signal async completion?'),
  [1, true],
);

claim(
  `${page}#messages`,
  'The function of watch() gets a callback, which has no path.',
  (gulp) =>
    new Promise((resolve) => {
      const watcher = gulp.watch([], { delay: 0 }, (done: Done) => {
        resolve([typeof done, 'path' in done]);
        done();
      });
      watcher.emit('change', 'src/a.css');
    }),
  ['function', false],
);

claim(
  `${page}#task-function`,
  'Of gulpfile.js and gulpfile.mjs, gulp reads gulpfile.js.',
  {
    'gulpfile.js': "throw new Error('old');\n",
    'gulpfile.mjs': 'export default async () => {};\n',
  },
  async () => {
    const both = await run('gulp');
    rmSync('gulpfile.js');
    return [both.exit, (await run('gulp')).exit];
  },
  [1, 0],
);
