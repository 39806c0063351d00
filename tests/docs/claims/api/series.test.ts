import { expect } from 'vitest';
import { z } from 'zod';

import { follow, registryBase, run as finish } from '../../api/combined-tasks';
import { claim, exitAndLine, message, read, run } from '../support';

const gulpfile = "import gulp, { series, parallel } from 'gulp';\n";

/** A gulpfile whose second task fails and whose third one prints. */
const failing = {
  'gulpfile.mjs': `${gulpfile}
    async function lint() { throw new Error('2 problems'); }
    async function report() { console.log('The report is written.'); }
    export const check = series(lint, report);`,
};

const one = async () => 1;
const two = async () => 2;
const bad = async () => {
  throw new Error('bad');
};

claim(
  'api/series#sample',
  'The next task starts when the one before it is done, and not earlier.',
  async (gulp) => {
    const seen = follow(gulp);
    const slow = (done: () => void) => setImmediate(() => setImmediate(done));
    await finish(gulp.series(slow, one));
    return seen;
  },
  ['+slow', '-slow', '+one', '-one'],
);

claim(
  ['api/series#parameters', 'api/parallel#parameters'],
  'Tasks can be given as arguments, as strings, in arrays, and mixed.',
  async ({ parallel, series, task }) => {
    task(two);
    const [, inOrder] = await finish(series(one, ['two', one], 'two'));
    const [, atOnce] = await finish(parallel(one, ['two', one], 'two'));
    return [inOrder, atOnce];
  },
  Array(2).fill([1, 2, 1, 2]),
);

claim(
  'api/series#parameters',
  'Compositions nest: a composition is a task of another one.',
  async ({ parallel, series }) => {
    const [, results] = await finish(series(one, parallel(two, series(one, two)), one));
    return results;
  },
  [1, [2, [1, 2]], 1],
);

claim(
  ['api/series#parameters', 'api/parallel#parameters'],
  'A name is looked up at once; a later task of that name has no effect.',
  async ({ parallel, series, task }) => {
    task('build', one);
    const composed = series('build', parallel('build'));
    task('build', two);
    const [, results] = await finish(composed);
    return results;
  },
  [1, [1]],
);

claim(
  'api/series#parameters',
  'Arrays are flattened by one level: two levels are an error.',
  async ({ series }) => [typeof series([one, two]), await message(() => series([[one, two]]))],
  ['function', expect.stringMatching(/^Task never defined: /)],
);

claim(
  ['api/series#returns', 'api/parallel#returns'],
  'The task function returns nothing itself.',
  ({ parallel, series }) => [series(one)(), parallel(one)()],
  [undefined, undefined],
);

claim(
  'api/series#returns',
  'After a success the callback gets a falsy value and all results in order.',
  async ({ series }) => {
    const [error, results] = await finish(series(one, two));
    return [Boolean(error), results];
  },
  [false, [1, 2]],
);

claim(
  'api/series#returns',
  'After an error it gets the error, and undefined for each task that failed or never ran.',
  async (gulp) => {
    follow(gulp);
    return finish(gulp.series(one, bad, two));
  },
  [new Error('bad'), [1, undefined, undefined]],
);

const settle = {
  'settle.mjs': `import gulp from 'gulp';
    gulp.on('error', () => undefined);
    const ok = async () => 1;
    const bad = async () => { throw new Error('bad'); };
    const show = (name) => (errors, results) =>
      console.log(name, JSON.stringify([errors?.map(({ message }) => message) ?? errors, results]));
    const combine = process.argv[2];
    gulp[combine](ok, bad, ok, bad)(show('mixed'));
    gulp[combine](ok)(show('good'));
    gulp[combine](bad)(show('worst'));`,
};

claim(
  'api/series#returns',
  'With --continue the callback gets all errors, then the results of the tasks that ended well; null in place of an empty array.',
  settle,
  async () =>
    (await run('node settle.mjs series', { UNDERTAKER_SETTLE: 'true' })).lines.slice().sort(),
  ['good [null,[1]]', 'mixed [["bad","bad"],[1,1]]', 'worst [["bad"],null]'],
);

claim(
  'api/series#returns',
  'The task list shows it as <series>, below its name.',
  failing,
  async () => (await run('gulp --tasks')).lines.slice(1, 5),
  ['└─┬ check', '  └─┬ <series>', '    ├── lint', '    └── report'],
);

claim(
  'api/series#events',
  'A task emits start and then stop, a failed one start and then error.',
  async (gulp) => {
    const seen = follow(gulp);
    await finish(gulp.series(one, bad));
    return seen;
  },
  ['+one', '-one', '+bad', '!bad'],
);

for (const [event, keys] of [
  ['start', ['branch', 'name', 'time', 'uid']],
  ['stop', ['branch', 'duration', 'name', 'time', 'uid']],
  ['error', ['branch', 'duration', 'error', 'name', 'time', 'uid']],
] as const) {
  claim(
    'api/series#events',
    `A listener of ${event} gets ${keys.join(', ')}.`,
    async (gulp) => {
      gulp.on('error', () => undefined);
      let properties: readonly string[] = [];
      gulp.on(event, (value) => {
        properties = Object.keys(z.looseObject({}).parse(value)).sort();
      });
      await finish(gulp.series(event === 'error' ? bad : one));
      return properties;
    },
    [...keys],
  );
}

claim(
  'api/series#events',
  'duration is a pair of seconds and nanoseconds, and branch is true for a composition.',
  async (gulp) => {
    const stops: unknown[] = [];
    gulp.on('stop', (event) => stops.push(event));
    await finish(gulp.series(gulp.series(one)));
    return stops;
  },
  [
    expect.objectContaining({
      name: 'one',
      branch: false,
      duration: [expect.any(Number), expect.any(Number)],
    }),
    expect.objectContaining({ name: '<series>', branch: true }),
  ],
);

claim(
  'api/series#events',
  'uid differs between two runs of one task.',
  async (gulp) => {
    const ids = new Set<unknown>();
    gulp.on('start', (event) => ids.add(z.object({ uid: z.number() }).parse(event).uid));
    await finish(gulp.series(one, one));
    return ids.size;
  },
  2,
);

claim(
  ['api/series#errors', 'api/parallel#errors'],
  'No task, and only empty arrays, are the same error.',
  async ({ parallel, series }) => [
    await message(() => series()),
    await message(() => series([], [])),
    await message(() => parallel()),
    await message(() => parallel([], [])),
  ],
  Array(4).fill('One or more tasks should be combined using series or parallel'),
);

claim(
  ['api/series#errors', 'getting-started/creating-tasks#called'],
  'An empty variable is named in the error.',
  ({ series }) => message(() => series(one, undefined)),
  'Task never defined: undefined',
);

claim(
  ['api/series#errors', 'api/parallel#errors'],
  'Names that are close to it are suggested.',
  async ({ parallel, series, task }) => {
    task('styles', one);
    task('other', one);
    return [await message(() => series('style')), await message(() => parallel('style'))];
  },
  Array(2).fill('Task never defined: style - did you mean? styles'),
);

claim(
  ['api/series#errors', 'api/parallel#errors'],
  'A registry whose get() returns no function is an error when tasks are combined.',
  async ({ parallel, registry, series }) => {
    class Broken extends registryBase() {
      get(): string {
        return 'no function';
      }
    }
    registry(new Broken());
    return [await message(() => series('clean', one)), await message(() => parallel(one, 'clean'))];
  },
  [
    'Only functions can be combined, got string for argument 0',
    'Only functions can be combined, got string for argument 1',
  ],
);

claim(
  ['api/series#errors', 'api/parallel#errors'],
  'A promise that is rejected with nothing gives the callback an error all the same.',
  async (gulp) => {
    follow(gulp);
    const [inOrder] = await finish(gulp.series(() => Promise.reject()));
    const [atOnce] = await finish(gulp.parallel(() => Promise.reject()));
    return [inOrder, atOnce];
  },
  Array(2).fill(new Error('Promise rejected without Error')),
);

claim(
  'api/series#errors',
  'The command line prints suggestions for a name that does not exist.',
  failing,
  async () => (await run('gulp chek')).lines.filter((line) => line.includes('chek')),
  ['Task never defined: chek - did you mean? check'],
);

claim(
  'api/series#names',
  'series() with the name of an export fails while the gulpfile loads.',
  {
    'gulpfile.mjs': `${gulpfile}
      export const build = series('clean');
      export async function clean() {}`,
  },
  async () => {
    const { exit, lines } = await run('gulp build');
    return [exit, lines.find((line) => line.includes('never defined'))];
  },
  [1, expect.stringContaining('Error: Task never defined: clean')],
);

claim(
  'api/series#names',
  'A function declaration can stand below its use.',
  {
    'gulpfile.mjs': `${gulpfile}
      export const build = series(clean);
      async function clean() {}`,
  },
  async () => (await run('gulp build')).exit,
  0,
);

claim(
  'api/series#names',
  'A const below its use cannot be read yet.',
  {
    'gulpfile.mjs': `${gulpfile}
      export const build = series(clean);
      const clean = async () => {};`,
  },
  async () => {
    const { lines } = await run('gulp build');
    return lines.some((line) => line.includes("Cannot access 'clean' before initialization"));
  },
  true,
);

claim(
  'api/series#error',
  'The tasks after the failed one do not run.',
  async (gulp) => {
    const seen = follow(gulp);
    await finish(gulp.series(bad, one));
    return seen;
  },
  ['+bad', '!bad'],
);

claim(
  'api/series#error',
  'With --continue they run, and the exit code is 1 all the same.',
  failing,
  () => exitAndLine('gulp check --continue', 'The report is written.'),
  [1, true],
);

claim(
  'api/series#error',
  'UNDERTAKER_SETTLE=true does what the flag does.',
  failing,
  () => exitAndLine('gulp check', 'The report is written.', { UNDERTAKER_SETTLE: 'true' }),
  [1, true],
);

claim(
  'api/series#error',
  'Any other value of UNDERTAKER_SETTLE counts as not set.',
  failing,
  () => exitAndLine('gulp check', 'The report is written.', { UNDERTAKER_SETTLE: '1' }),
  [1, false],
);

claim(
  'api/series#error',
  'Set after gulp is loaded, UNDERTAKER_SETTLE has no effect.',
  async (gulp) => {
    follow(gulp);
    process.env['UNDERTAKER_SETTLE'] = 'true';
    try {
      const [error] = await finish(gulp.series(bad));
      return error;
    } finally {
      delete process.env['UNDERTAKER_SETTLE'];
    }
  },
  new Error('bad'),
);

claim(
  'api/series#twice',
  'A step that two series share runs twice.',
  async (gulp) => {
    const seen = follow(gulp);
    await finish(gulp.series(gulp.series(one, two), gulp.series(one, bad)));
    return seen.filter((event) => event === '+one').length;
  },
  2,
);

claim(
  'api/series#call',
  'series() starts nothing until the task is called.',
  async (gulp) => {
    const seen = follow(gulp);
    const composed = gulp.series(one);
    const before = [...seen];
    await finish(composed);
    return [before, seen];
  },
  [[], ['+one', '-one']],
);

claim(
  'api/series#call',
  'A task that returns a composition gives no signal.',
  {
    'gulpfile.mjs': `${gulpfile}
      async function clean() { console.log('cleaned'); }
      export function build() { return series(clean); }`,
  },
  () =>
    exitAndLine('gulp build', [
      'cleaned',
      (line) => line.includes('Did you forget to signal async completion?'),
    ]),
  [1, false, true],
);

claim(
  'api/series#node',
  'Without a listener for error, Node ends the process with Unhandled error.',
  {
    'release.mjs': `import gulp from 'gulp';
      gulp.series(async () => { throw new Error('down'); })(() => console.log('called'));`,
  },
  () => exitAndLine('node release.mjs', [(line) => line.includes('Unhandled error.'), 'called']),
  [1, true, false],
);

claim(
  'api/series#node',
  'With a listener the callback gets the error.',
  {
    'release.mjs': `import gulp from 'gulp';
      import { writeFileSync } from 'node:fs';
      gulp.on('error', () => undefined);
      gulp.series(async () => { throw new Error('down'); })((error) => writeFileSync('seen', error.message));`,
  },
  async () => [(await run('node release.mjs')).exit, read('seen')],
  [0, 'down'],
);
