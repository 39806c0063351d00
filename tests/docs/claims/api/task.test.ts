import { expect } from 'vitest';
import { z } from 'zod';

import { follow, run as finish } from '../../api/combined-tasks';
import { claim, exitAndLine, message, run } from '../support';

async function clean(): Promise<void> {
  return;
}

const wrapperSchema = z.custom<{ displayName: string; unwrap: () => unknown }>(
  (value) => typeof value === 'function' && 'displayName' in value && 'unwrap' in value,
);

const anonymous = (): (() => void) => () => undefined;

const described = {
  'gulpfile.mjs': `import gulp, { series, task } from 'gulp';
    async function scripts() { console.log('args: ' + process.argv.slice(2).join(' ')); }
    scripts.description = 'Builds the scripts.';
    scripts.flags = { '--verbose': '', '--minify': 'Makes them smaller.', '--level': 9 };
    task(scripts);
    task('build', series('scripts'));
    task('start', (done) => { gulp.start('scripts'); done(); });
    task('silent', (done) => { series('scripts'); done(); });
    task('called', (done) => { series('scripts')(done); });
    task('empty', undefined);`,
};

claim(
  'api/task#sample',
  'A function is registered under a name, and runs by it.',
  described,
  async () => (await run('gulp build')).lines.includes("Finished 'scripts' after 12 ms"),
  true,
);

claim(
  'api/task#parameters',
  'Without a name, gulp takes displayName, then the name of the function; with a name, neither.',
  ({ task, tree }) => {
    const named = Object.assign(async () => 1, { displayName: 'shown' });
    task(clean);
    task(named);
    task('given', named);
    return tree();
  },
  { label: 'Tasks', nodes: ['clean', 'shown', 'given'] },
);

claim(
  'api/task#parameters',
  'displayName wins over the name of the export.',
  {
    'gulpfile.mjs': `export async function styles() {}
      styles.displayName = 'build:styles';`,
  },
  async () => (await run('gulp --tasks-simple')).lines,
  ['build:styles'],
);

claim(
  'api/task#flags',
  'gulp refuses no unknown flag, and parses no value.',
  described,
  () => exitAndLine('gulp scripts --unknown --level 3', 'args: scripts --unknown --level 3'),
  [0, true],
);

claim(
  'api/task#flags',
  'Flags appear in alphabetical order; without a text they have no description; only at the top level.',
  described,
  async () => {
    const { lines } = await run('gulp --tasks');
    return lines.filter((line) => line.includes('--') || line.includes('scripts'));
  },
  [
    expect.stringMatching(/scripts +Builds the scripts\.$/),
    expect.stringMatching(/--level$/),
    expect.stringMatching(/--minify +…Makes them smaller\.$/),
    expect.stringMatching(/--verbose$/),
    expect.stringMatching(/── scripts$/),
  ],
);

claim(
  'api/task#flags',
  '--tasks-simple and --tasks-json leave out description and flags.',
  described,
  async () =>
    [await run('gulp --tasks-simple'), await run('gulp --tasks-json')].map(({ lines }) => [
      lines.some((line) => line.includes('scripts')),
      lines.some((line) => /Builds the scripts|minify/.test(line)),
    ]),
  [
    [true, false],
    [true, false],
  ],
);

claim(
  'api/task#returns',
  'It returns nothing when it registers, and undefined for an unknown name.',
  ({ task }) => [task(clean), task('other')],
  [undefined, undefined],
);

claim(
  'api/task#returns',
  'A look-up gives a wrapper with displayName and unwrap(), and not the function.',
  ({ task }) => {
    task('build', clean);
    const wrapper = wrapperSchema.parse(task('build'));
    return [Object.is(wrapper, clean), wrapper.displayName, wrapper.unwrap() === clean];
  },
  [false, 'build', true],
);

claim(
  'api/task#returns',
  'A registered task runs the function that was given.',
  async ({ series, task }) => {
    task('build', async () => 'built');
    const [, results] = await finish(series('build'));
    return results;
  },
  ['built'],
);

claim(
  'api/task#errors',
  'An empty name and an anonymous function are the same error.',
  async ({ task }) => [
    await message(() => task('', clean)),
    await message(() => task(anonymous())),
  ],
  Array(2).fill('Task name must be specified'),
);

claim(
  'api/task#errors',
  'All three are AssertionErrors.',
  ({ task }) =>
    [() => task('', clean), () => task(1, clean), () => task('a', ['b'])].map((code) => {
      try {
        return code();
      } catch (error) {
        return error instanceof Error && error.name;
      }
    }),
  Array(3).fill('AssertionError'),
);

claim(
  ['api/task#gulp-3', 'upgrading/from-gulp-3#task-function'],
  'A list of dependencies in place of the function is an error.',
  ({ task }) => message(() => task('build', ['clean'])),
  'Task function must be specified',
);

claim(
  'api/task#gulp-start',
  'gulp has no start().',
  described,
  async () =>
    (await run('gulp start')).lines.some((line) =>
      line.includes('TypeError: gulp.start is not a function'),
    ),
  true,
);

claim(
  'api/task#gulp-start',
  'series() in its place runs nothing, and the exit code is 0.',
  described,
  () => exitAndLine('gulp silent', (line) => line.includes('scripts')),
  [0, false],
);

claim(
  'api/task#gulp-start',
  'What series() returns, called with the callback, runs the task.',
  described,
  () => exitAndLine('gulp called', (line) => line.includes("Finished 'scripts'")),
  [0, true],
);

claim(
  'api/task#undefined',
  'task() with undefined as the function throws nothing and registers nothing.',
  ({ task, tree }) => {
    task('build', undefined);
    return tree();
  },
  { label: 'Tasks', nodes: [] },
);

claim(
  'api/task#undefined',
  'The error comes from the command line.',
  described,
  () => exitAndLine('gulp empty', 'Task never defined: empty'),
  [1, true],
);

claim(
  'api/task#default',
  'A flag before the name swallows the name as its value.',
  described,
  () => exitAndLine('gulp --minify scripts', 'Task never defined: default'),
  [1, true],
);

claim(
  'api/task#replace',
  'A second task of the same name replaces the first; compositions made before keep the first.',
  async ({ series, task }) => {
    task('build', async () => 'first');
    const before = series('build');
    task('build', async () => 'second');
    const results = [await finish(before), await finish(series('build'))];
    return results.map(([, result]) => result);
  },
  [['first'], ['second']],
);

claim(
  'api/task#late-name',
  'A displayName that is set after series() has no effect.',
  async (gulp) => {
    const seen = follow(gulp);
    const late: (() => Promise<void>) & { displayName?: string } = async () => undefined;
    const build = gulp.series(late);
    late.displayName = 'later';
    await finish(build);
    return seen;
  },
  ['+late', '-late'],
);
