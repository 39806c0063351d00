import { statSync, utimesSync } from 'node:fs';

import { follow, run as finish } from '../../api/combined-tasks';
import { claim, message, paths, run } from '../support';

const one = async () => 1;

const pages = { 'pages/a.html': 'a', 'pages/b.html': 'b' };

claim(
  'api/lastrun#sample',
  'since leaves out the files that are older than the last run.',
  pages,
  async ({ lastRun, series, src }) => {
    const task = () => src('pages/*.html', { since: lastRun(task) });
    await finish(series(task));
    const later = new Date(Date.now() + 10_000);
    utimesSync('pages/b.html', later, later);
    return paths(task());
  },
  ['pages/b.html'],
);

claim(
  'api/lastrun#parameters',
  'A task can be asked for by its function and by its name.',
  async ({ lastRun, series, task }) => {
    task('one', one);
    await finish(series('one'));
    return [typeof lastRun(one), lastRun('one') === lastRun(one)];
  },
  ['number', true],
);

claim(
  'api/lastrun#parameters',
  'With a precision the time is rounded down to a multiple of it; with 1 it stays.',
  async ({ lastRun, series }) => {
    const task = async () => 1;
    await finish(series(task));
    const time = lastRun(task) ?? 0;
    return [lastRun(task, 1) === time, lastRun(task, 1000) === time - (time % 1000)];
  },
  [true, true],
);

claim(
  'api/lastrun#parameters',
  'since leaves out a file whose time is the same; a millisecond less lets it pass, and so does NaN of no run.',
  { 'pages/a.html': 'a' },
  async ({ src }) => {
    const { ctime, mtime } = statSync('pages/a.html');
    const time = Math.max(Number(ctime), Number(mtime));
    const passed = (since: number) => paths(src('pages/*.html', { since }));
    return [await passed(time), await passed(time - 1), await passed(NaN)];
  },
  [[], ['pages/a.html'], ['pages/a.html']],
);

claim(
  'api/lastrun#returns',
  'It is the time at which the run began, and not the time at which it ended.',
  async ({ lastRun, series }) => {
    let during = 0;
    const task = (done: () => void) => {
      const begin = Date.now();
      while (Date.now() === begin) {
        // A task that takes longer than a tick of the clock.
      }
      during = Date.now();
      done();
    };
    await finish(series(task));
    return (lastRun(task) ?? Infinity) < during;
  },
  true,
);

claim(
  'api/lastrun#returns',
  'While a task runs, it is still the time of the run that finished before.',
  async ({ lastRun, series }) => {
    const seen: (number | undefined)[] = [];
    const task = async () => seen.push(lastRun(task));
    await finish(series(task));
    const first = lastRun(task);
    await finish(series(task));
    return [seen[0], typeof first, seen[1] === first];
  },
  [undefined, 'number', true],
);

claim(
  'api/lastrun#returns',
  'It is undefined before the first run.',
  ({ lastRun }) => lastRun(async () => 1),
  undefined,
);

claim(
  'api/lastrun#returns',
  'It is undefined after a run that failed, even if an earlier one ended well.',
  async (gulp) => {
    follow(gulp);
    let fails = false;
    const task = (done: (error?: Error) => void) => done(fails ? new Error('no') : undefined);
    await finish(gulp.series(task));
    const afterSuccess = typeof gulp.lastRun(task);
    fails = true;
    await finish(gulp.series(task));
    return [afterSuccess, gulp.lastRun(task)];
  },
  ['number', undefined],
);

claim(
  'api/lastrun#returns',
  'A call of the function itself is no run of a task.',
  async ({ lastRun }) => {
    const task = async () => 1;
    await task();
    return lastRun(task);
  },
  undefined,
);

claim(
  'api/lastrun#returns',
  'With undefined, since lets all files pass.',
  pages,
  ({ src }) => paths(src('pages/*.html', { since: undefined })),
  ['pages/a.html', 'pages/b.html'],
);

claim(
  'api/lastrun#errors',
  'A name that is not registered is an error, as is no argument.',
  async ({ lastRun }) => [await message(() => lastRun('missing')), await message(() => lastRun())],
  Array(2).fill('Only functions can check lastRun'),
);

claim(
  'api/lastrun#pitfalls',
  'A new process starts without memory: both runs of the command read every file.',
  {
    ...pages,
    'gulpfile.mjs': `import { lastRun, src } from 'gulp';
      export function pages() {
        console.log(String(lastRun(pages)));
        return src('pages/*.html', { since: lastRun(pages) }).on('data', ({ relative }) => console.log(relative));
      }`,
  },
  async () => {
    await run('gulp pages');
    const { lines } = await run('gulp pages');
    return lines.filter((line) => /^(undefined|.*\.html)$/.test(line));
  },
  ['undefined', 'a.html', 'b.html'],
);

claim(
  'api/lastrun#pitfalls',
  'A time that was asked for before any run stays undefined.',
  async ({ lastRun, series }) => {
    const task = async () => 1;
    const since = lastRun(task);
    await finish(series(task));
    return since;
  },
  undefined,
);

claim(
  'api/lastrun#pitfalls',
  'For a composition, ask about the task inside; the composition has a time of its own when gulp runs it.',
  async ({ lastRun, series }) => {
    const task = async () => 1;
    const dev = series(task);
    await finish(dev);
    const called = [typeof lastRun(task), typeof lastRun(dev)];
    await finish(series(dev));
    return [...called, typeof lastRun(dev)];
  },
  ['number', 'undefined', 'number'],
);
