import { setImmediate as nextTurn } from 'node:timers/promises';

import { z } from 'zod';

import { example } from '../../../../src/task-timeline/case';
import { exampleReport } from '../../../../src/task-timeline/example-report';
import { writeGulpfile } from '../../../../src/task-timeline/gulpfile';
import { commandOf } from '../../tasks/timeline';
import type { Gulp } from '../../support/gulp';
import { requireFromSamples } from '../../support/gulp';
import { claim, exitAndLine, message, run, sample, story, variant, write } from '../support';

const page = 'getting-started/creating-tasks';

/** No run takes as long as another one. */
function withoutDuration(line: string): string {
  return line.replace(/ after .+$/u, '');
}

type Done = (error?: unknown) => void;

/** What the command line does with the exports of a gulpfile. */
const registerExports = z
  .custom<(gulp: Gulp, exported: Readonly<Record<string, unknown>>) => void>()
  .parse(requireFromSamples('gulp-cli/lib/shared/register-exports'));

/** @returns a task of this name that is finished at once */
function task(name: string): (done: Done) => void {
  return named(name, (done) => done());
}

function named(name: string, body: (done: Done) => unknown): (done: Done) => void {
  return Object.defineProperty((done: Done) => void body(done), 'name', { value: name });
}

/** @returns the names of the tasks that `gulp --tasks-simple` would list */
function commands(gulp: Gulp, exported: Readonly<Record<string, unknown>>): unknown {
  registerExports(gulp, exported);
  return gulp.tree();
}

function list(...nodes: readonly string[]): unknown {
  return { label: 'Tasks', nodes };
}

claim(
  `${page}#sample`,
  'gulp builds what the gulpfile says: pages and styles, after the folder was cleaned.',
  { ...sample('creating-tasks-compose'), 'dist/old.txt': '' },
  async () => {
    const { exit, lines } = await run('gulp');
    const order = ['clean', 'pages', 'styles'].map((name) =>
      lines.indexOf(`Starting '${name}'...`),
    );
    return [exit, order.every((line, index) => index === 0 || line > (order[index - 1] ?? 0))];
  },
  [0, true],
);

claim(
  `${page}#public-private`,
  'The export name of a function is its command.',
  (gulp) => commands(gulp, { clean: task('someName') }),
  list('clean'),
);

claim(
  `${page}#public-private`,
  'Every exported function becomes a task, also a helper or a class.',
  (gulp) =>
    commands(gulp, {
      build: task('build'),
      helper: (text: string) => text,
      Site: class {
        readonly pages = 3;
      },
    }),
  list('build', 'helper', 'Site'),
);

claim(
  `${page}#public-private`,
  'gulp ignores exports that are not functions.',
  (gulp) => commands(gulp, { build: task('build'), options: { minify: true }, version: '1.0.0' }),
  list('build'),
);

claim(
  `${page}#default`,
  'An object as the default export of an ES module defines no task; export { … } defines each.',
  async () => {
    const tasks = 'const build = async () => {};\nconst dev = async () => {};\n';
    const found: unknown[] = [];
    for (const last of ['export default { build, dev };', 'export { build, dev };']) {
      write({ 'gulpfile.mjs': `${tasks}${last}\n` });
      found.push((await run('gulp --tasks-simple')).lines.filter((line) => line !== ''));
    }
    return found;
  },
  [[], ['build', 'dev']],
);

claim(
  [`${page}#default`, 'api/concepts#words', 'getting-started/quick-start#run'],
  'gulp without a name runs the default export.',
  { 'gulpfile.mjs': "export default async () => console.log('It runs.');\n" },
  async () => (await run('gulp')).lines.includes('It runs.'),
  true,
);

claim(
  `${page}#default`,
  'Without a default export, gulp prints Task never defined: default.',
  { 'gulpfile.mjs': 'export async function build() {}\n' },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines[1]];
  },
  [1, 'Task never defined: default'],
);

claim(
  `${page}#default`,
  'A default export gives no command of the name of its function, and an export by name does.',
  {
    'alone.mjs': 'export default async function copyPages() {}\n',
    'both.mjs': 'export async function copyPages() {}\nexport default copyPages;\n',
  },
  async () => [
    await exitAndLine('gulp --gulpfile alone.mjs copyPages', 'Task never defined: copyPages'),
    (await run('gulp --gulpfile both.mjs copyPages')).exit,
  ],
  [[1, true], 0],
);

const twoTasks = {
  'gulpfile.mjs':
    "import { setTimeout } from 'node:timers/promises';\nexport const clean = () => setTimeout(50);\nexport const build = () => setTimeout(50);\n",
};

claim(
  `${page}#default`,
  'Two names in one command: both tasks start before one ends.',
  twoTasks,
  async () => (await run('gulp clean build')).lines.slice(1, 3),
  ["Starting 'clean'...", "Starting 'build'..."],
);

claim(
  `${page}#default`,
  'With --series, the second task starts after the first.',
  twoTasks,
  async () =>
    (await run('gulp clean build --series')).lines
      .slice(1, 4)
      .map((line) => line.split(' after')[0]),
  ["Starting 'clean'...", "Finished 'clean'", "Starting 'build'..."],
);

claim(
  `${page}#compose`,
  'series() runs its tasks one after the other, each when the one before is finished.',
  (gulp) =>
    story(
      gulp,
      gulp.series(
        async function one() {
          await nextTurn();
        },
        async function two() {
          await nextTurn();
        },
      ),
    ),
  ['start <series>', 'start one', 'stop one', 'start two', 'stop two', 'stop <series>'],
);

claim(
  `${page}#compose`,
  'parallel() starts all tasks at once, and ends when the last one ends.',
  (gulp) =>
    story(
      gulp,
      gulp.parallel(async function slow() {
        await nextTurn();
        await nextTurn();
      }, task('quick')),
    ),
  ['start <parallel>', 'start slow', 'start quick', 'stop quick', 'stop slow', 'stop <parallel>'],
);

claim(
  `${page}#compose`,
  'Both take functions, arrays of functions, and names of registered tasks.',
  (gulp) => {
    gulp.task('two', task('two'));
    return story(gulp, gulp.series(task('one'), ['two', [task('three')]].flat()));
  },
  [
    'start <series>',
    ...['one', 'two', 'three'].flatMap((name) => [`start ${name}`, `stop ${name}`]),
    'stop <series>',
  ],
);

claim(
  `${page}#compose`,
  'Compositions can be nested.',
  (gulp) => {
    registerExports(gulp, {
      build: gulp.series(task('a'), gulp.parallel(task('b'), gulp.series(task('c')))),
    });
    return JSON.stringify(gulp.tree({ deep: true })).match(/"label":"[^"]+"/g);
  },
  ['Tasks', 'build', '<series>', 'a', '<parallel>', 'b', '<series>', 'c'].map(
    (label) => `"label":"${label}"`,
  ),
);

claim(
  `${page}#compose`,
  'A task that appears twice runs twice.',
  async (gulp) => {
    let count = 0;
    const clean = async () => {
      count += 1;
    };
    await story(
      gulp,
      gulp.series(gulp.series(clean, task('pages')), gulp.series(clean, task('styles'))),
    );
    return count;
  },
  2,
);

claim(
  `${page}#compose`,
  'The end of gulp cuts off a task that still runs in a parallel().',
  {
    'gulpfile.mjs':
      "import { parallel } from 'gulp';\nimport { setTimeout } from 'node:timers/promises';\nconst slow = () => setTimeout(60000);\nconst bad = async () => {\n  throw new Error('bad');\n};\nexport default parallel(slow, bad);\n",
  },
  () => exitAndLine('gulp', (line) => line.startsWith("Finished 'slow'")),
  [1, false],
);

claim(
  `${page}#try`,
  'The task timeline begins with the lines that gulp prints for the gulpfile below it.',
  { 'gulpfile.mjs': writeGulpfile(example, commandOf(example.text)) },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines.slice(1).map(withoutDuration).sort()];
  },
  [exampleReport.exit?.code, exampleReport.log.map(({ text }) => withoutDuration(text)).sort()],
);

claim(
  `${page}#arguments`,
  'gulp calls a task with one argument only, a function.',
  async (gulp) => {
    const seen: unknown[] = [];
    await story(gulp, (...args: readonly unknown[]) => {
      seen.push(...args.map((arg) => typeof arg));
      return Promise.resolve();
    });
    return seen;
  },
  ['function'],
);

claim(
  `${page}#arguments`,
  'series() and parallel() accept an array.',
  async (gulp) => [
    await story(gulp, gulp.series(['light', 'dark'].map(task))),
    await message(() => gulp.parallel(['light', 'dark'].map(task))),
  ],
  [
    ['start <series>', 'start light', 'stop light', 'start dark', 'stop dark', 'stop <series>'],
    undefined,
  ],
);

claim(
  `${page}#arguments`,
  'The display name tells tasks of one function apart.',
  (gulp) => {
    const make = (theme: string) => {
      const build = (done: Done) => done();
      return Object.assign(build, { displayName: `styles of ${theme}` });
    };
    return story(gulp, gulp.series(make('light'), make('dark')));
  },
  [
    'start <series>',
    ...['light', 'dark'].flatMap((theme) => [
      `start styles of ${theme}`,
      `stop styles of ${theme}`,
    ]),
    'stop <series>',
  ],
);

claim(
  `${page}#names`,
  'gulp prints the export name of a command and the function name of a step, as each starts and ends.',
  (gulp) => {
    registerExports(gulp, { build: gulp.series(task('step')) });
    return story(gulp, 'build');
  },
  ['start build', 'start step', 'stop step', 'stop build'],
);

claim(
  `${page}#names`,
  'An export can have any name.',
  (gulp) => commands(gulp, { 'check:links': task('checkLinks') }),
  list('check:links'),
);

claim(
  `${page}#names`,
  'A function without a name is shown as <anonymous>.',
  (gulp) =>
    story(
      gulp,
      (
        () => (done: Done) =>
          done()
      )(),
    ),
  ['start <anonymous>', 'stop <anonymous>'],
);

claim(
  `${page}#names`,
  'displayName changes the name that a step shows.',
  (gulp) => story(gulp, Object.assign(task('report'), { displayName: 'write the report' })),
  ['start write the report', 'stop write the report'],
);

claim(
  `${page}#names`,
  'gulp does not check flags: a task runs with others as well.',
  sample('creating-tasks-names'),
  async () => (await run('gulp zip --no-such-flag=3')).exit,
  0,
);

claim(
  `${page}#task`,
  'task() still works on gulp 5.',
  (gulp) => {
    gulp.task('clean', task('clean'));
    return story(gulp, 'clean');
  },
  ['start clean', 'stop clean'],
);

claim(
  `${page}#task`,
  'A task of task() is always public.',
  sample('creating-tasks-legacy'),
  async () => (await run('gulp --tasks-simple')).lines,
  ['clean', 'pages', 'build'],
);

claim(
  `${page}#task`,
  'A name in series() must be registered above that line.',
  (gulp) =>
    message(() => {
      gulp.series('clean');
      gulp.task('clean', task('clean'));
    }),
  'Task never defined: clean',
);

claim(
  `${page}#called`,
  'A task that is called hands over its result, and it runs at once.',
  async (gulp) => {
    let ran = false;
    const clean = async () => {
      ran = true;
    };
    return [await message(() => gulp.series(clean())), ran];
  },
  ['Task never defined: [object Promise]', true],
);

claim(
  `${page}#by-name`,
  'A name that the gulpfile only exports is not known yet while the gulpfile runs.',
  {
    'gulpfile.mjs':
      "import { series } from 'gulp';\nexport async function clean() {}\nexport const build = series('clean');\n",
  },
  () => exitAndLine('gulp build', (line) => line.startsWith('Error: Task never defined: clean')),
  [1, true],
);

claim(
  `${page}#by-name`,
  'The function itself works.',
  {
    'gulpfile.mjs':
      "import { series } from 'gulp';\nexport async function clean() {}\nexport const build = series(clean);\n",
  },
  async () => (await run('gulp build')).exit,
  0,
);

claim(
  `${page}#display-name`,
  'A displayName on an exported task replaces the export name, even that of the default task.',
  (gulp) =>
    commands(gulp, { default: Object.assign(task('build'), { displayName: 'build everything' }) }),
  list('build everything'),
);

claim(
  `${page}#misspelled`,
  'gulp names a task with a similar name.',
  (gulp) => {
    registerExports(gulp, { build: task('build'), clean: task('clean') });
    return message(() => gulp.series('biuld'));
  },
  'Task never defined: biuld - did you mean? build',
);

claim(
  `${page}#misspelled`,
  'For a name that is far from all others, gulp names none.',
  (gulp) => {
    registerExports(gulp, { build: task('build') });
    return message(() => gulp.series('release'));
  },
  'Task never defined: release',
);

claim(
  `${page}#values`,
  'In parallel() and alone, the value may be undefined.',
  variant(
    'creating-tasks-values',
    [
      'export const release = series(read, stamp);',
      'export { stamp };\nexport const both = parallel(read, stamp);',
    ],
    ['import { series }', 'import { parallel, series }'],
  ),
  async () => {
    const runs = [await run('gulp stamp'), await run('gulp both')];
    return runs.map(({ lines }) => lines.some((line) => line.includes('Received undefined')));
  },
  [true, true],
);

claim(
  `${page}#values`,
  'gulp does not pass on what a task returns.',
  {
    'gulpfile.mjs': `import { series } from 'gulp';
      const first = async () => 'value';
      const second = async (...given) => console.log(given.map((one) => typeof one).join());
      export default series(first, second);`,
  },
  async () => (await run('gulp')).lines.includes('function'),
  true,
);

claim(
  `${page}#always`,
  'If the last step never ends, gulp reports neither that nor a failure: the exit code is 0.',
  variant('creating-tasks-values', ['await stop();', 'await new Promise(() => undefined);']),
  () => exitAndLine('gulp check', 'Did you forget to signal async completion?'),
  [0, false],
);

claim(
  `${page}#always`,
  'The last step also runs without an error.',
  variant('creating-tasks-values', ["throw new Error('A test failed.');", '']),
  () => exitAndLine('gulp check', 'The server is off.'),
  [0, true],
);
