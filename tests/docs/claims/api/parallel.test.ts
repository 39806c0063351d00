import { follow, run as finish } from '../../api/combined-tasks';
import { claim, exitAndLine, message, run } from '../support';

const one = async () => 1;
const two = async () => 2;
const bad = async () => {
  throw new Error('bad');
};

/** Is done some turns of the event loop later than the others. */
function slow(done: (error: null, result: string) => void): void {
  setImmediate(() => setImmediate(() => done(null, 'slow')));
}

const project = {
  'gulpfile.mjs': `import { parallel } from 'gulp';
    import { setTimeout as wait } from 'node:timers/promises';
    export async function lint() { throw new Error('2 problems'); }
    export async function report() { await wait(100); console.log('The report is written.'); }
    export async function clean() {}
    export const check = parallel(lint, report);`,
};

claim(
  'api/parallel#sample',
  'All tasks start before any is done.',
  async (gulp) => {
    const seen = follow(gulp);
    await finish(gulp.parallel(slow, one));
    return seen;
  },
  ['+slow', '+one', '-one', '-slow'],
);

claim(
  'api/parallel#sample',
  'With series(), some steps keep an order.',
  async (gulp) => {
    const seen = follow(gulp);
    const clean = async () => undefined;
    await finish(gulp.series(clean, gulp.parallel(slow, one), two));
    return seen;
  },
  [
    '+clean',
    '-clean',
    '+<parallel>',
    '+slow',
    '+one',
    '-one',
    '-slow',
    '-<parallel>',
    '+two',
    '-two',
  ],
);

claim(
  'api/parallel#parameters',
  'A name must exist when parallel() is called.',
  ({ parallel }) => message(() => parallel('clean')),
  'Task never defined: clean',
);

claim(
  'api/parallel#returns',
  'The results have the order of the arguments, whichever task was done first.',
  async ({ parallel }) => {
    const [error, results] = await finish(parallel(slow, one));
    return [Boolean(error), results];
  },
  [false, ['slow', 1]],
);

claim(
  'api/parallel#returns',
  'The callback gets the first error.',
  async (gulp) => {
    follow(gulp);
    const worse = async () => {
      throw new Error('worse');
    };
    const [error] = await finish(gulp.parallel(slow, bad, worse));
    return error;
  },
  new Error('bad'),
);

claim(
  'api/parallel#returns',
  'After an error, a task that was not done leaves undefined.',
  (gulp) =>
    new Promise((resolve) => {
      follow(gulp);
      gulp.parallel(
        slow,
        bad,
      )((_error: unknown, results: readonly unknown[]) => resolve([...results]));
    }),
  [undefined, undefined],
);

claim(
  'api/parallel#returns',
  'The task list shows it as <parallel>.',
  ({ parallel, task, tree }) => {
    task('build', parallel(one));
    return JSON.stringify(tree({ deep: true })).includes('<parallel>');
  },
  true,
);

claim(
  'api/parallel#order',
  'A task that reads what another one writes fails beside it, and works after it.',
  async (gulp) => {
    const { access, writeFile } = await import('node:fs/promises');
    follow(gulp);
    const bundle = async () => {
      await new Promise(setImmediate);
      await writeFile('app.js', '');
    };
    const measure = () => access('app.js');
    const [wrong] = await finish(gulp.parallel(bundle, measure));
    const [right] = await finish(gulp.series(bundle, measure));
    return [String(wrong).startsWith('Error: ENOENT: no such file or directory'), Boolean(right)];
  },
  [true, false],
);

claim(
  'api/parallel#error',
  'parallel() does not stop a task that has started.',
  async (gulp) => {
    const seen = follow(gulp);
    const stopped = new Promise((resolve) => {
      gulp.on('stop', resolve);
    });
    await finish(gulp.parallel(slow, bad));
    const atTheError = [...seen];
    await stopped;
    return [atTheError, seen];
  },
  [
    ['+slow', '+bad', '!bad'],
    ['+slow', '+bad', '!bad', '-slow'],
  ],
);

claim(
  'api/parallel#error',
  'The CLI ends the process at the first error.',
  project,
  () => exitAndLine('gulp check', 'The report is written.'),
  [1, false],
);

claim(
  'api/parallel#error',
  'With --continue each task runs to its end, and the exit code is still 1.',
  project,
  () => exitAndLine('gulp check --continue', 'The report is written.'),
  [1, true],
);

claim(
  'api/parallel#threads',
  'Tasks that compute take turns: none begins before the one before it has computed.',
  async (gulp) => {
    const seen: string[] = [];
    const computing = (name: string) => async () => {
      seen.push(`${name} begins`);
      seen.push(`${name} ends`);
    };
    await finish(gulp.parallel(computing('one'), computing('two')));
    return seen;
  },
  ['one begins', 'one ends', 'two begins', 'two ends'],
);

claim(
  ['api/parallel#output', 'api/parallel#command-line'],
  'The lines of two tasks of one command mix, and with --series they do not.',
  project,
  () =>
    Promise.all(
      ['gulp report clean', 'gulp report clean --series'].map(async (command) =>
        (await run(command)).lines.flatMap(
          (line) => /^(?:Starting|Finished) '\w+'/.exec(line) ?? [],
        ),
      ),
    ),
  [
    ["Starting 'report'", "Starting 'clean'", "Finished 'clean'", "Finished 'report'"],
    ["Starting 'report'", "Finished 'report'", "Starting 'clean'", "Finished 'clean'"],
  ],
);

claim(
  'api/parallel#same-file',
  'Of two tasks that write one file, the later write stays.',
  async (gulp) => {
    const { readFile, writeFile } = await import('node:fs/promises');
    const early = () => writeFile('app.js', 'early');
    const late = async () => {
      await new Promise((resolve) => {
        gulp.on('stop', resolve);
      });
      await writeFile('app.js', 'late');
    };
    await finish(gulp.parallel(late, early));
    return readFile('app.js', 'utf8');
  },
  'late',
);

claim(
  'api/parallel#parameters',
  'There is no limit on how many tasks run at a time.',
  async ({ parallel }) => {
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await finish(parallel(Array.from({ length: 500 }, () => () => task())));
    return most;
  },
  500,
);
