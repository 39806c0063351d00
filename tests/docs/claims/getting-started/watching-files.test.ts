import { chmodSync, existsSync, renameSync, rmSync, type Stats, utimesSync } from 'node:fs';

import type { Gulp, Watcher } from '../../support/gulp';
import {
  afterASecond,
  change,
  claim,
  exitAndLine,
  eventsUntil,
  type Files,
  filesIn,
  gulpfile,
  message,
  missedBy,
  paths,
  read,
  run,
  story,
} from '../support';

const page = 'getting-started/watching-files';

const twoPages: Files = { 'src/a.html': 'a', 'src/b.html': 'b' };

/** Runs a task of a watcher for events that are made up, so that nothing depends on a disk. */
function watchNothing(gulp: Gulp, options: object, task: (watcher: Watcher) => unknown): Watcher {
  gulp.on('error', () => undefined);
  const watcher = gulp.watch([], { delay: 0, ...options }, () => task(watcher));
  return watcher;
}

/** Waits for a timer that begins after the one of the watcher, and is as long: it ends second. */
function afterDebounce(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Gives a folder another time, which polling looks at, by a file that no watched glob matches. */
function touchFolder(folder: string): void {
  change(`${folder}/${process.hrtime.bigint()}.txt`);
}

/** @returns how a task ends: its exit code, and what gulp says of its end */
async function build(task: string): Promise<readonly unknown[]> {
  const { exit, lines } = await run(`gulp ${task}`);
  const last = ['Finished', 'did not complete', 'errored'].filter((word) =>
    lines.some((line) => line.includes(word)),
  );
  return [exit, ...last];
}

const gulpfileText = `
  import { pipeline } from 'node:stream/promises';
  import gulp from 'gulp';
  import plumber from 'gulp-plumber';
  import gulpSass from 'gulp-sass';
  import * as dartSass from 'sass';
  const { dest, src } = gulp;
  const sass = gulpSass(dartSass);
  const scss = () => src('src/*.scss');
  const log = (error) => console.log('Seen: ' + error.plugin);
  export const piped = () => scss().pipe(sass()).pipe(dest('dist'));
  export const listened = () => scss().pipe(sass()).on('error', log).pipe(dest('dist'));
  export const plumbed = () => scss().pipe(plumber()).pipe(sass()).pipe(dest('dist'));
  export const logged = () => scss().pipe(sass().on('error', sass.logError)).pipe(dest('dist'));
  export const joined = () => pipeline(scss(), sass(), dest('dist'));
`;
const broken = 'h1 { color: $missing; }';
const fine = 'h1 { color: red; }';
const brokenLast: Files = {
  'gulpfile.mjs': gulpfileText,
  'src/a.scss': fine,
  'src/b.scss': broken,
};
const brokenFirst: Files = {
  'gulpfile.mjs': gulpfileText,
  'src/a.scss': broken,
  'src/b.scss': fine,
};

claim(
  `${page}#sample`,
  'The watch builds at its start, and goes on after a task that failed.',
  twoPages,
  async (gulp) => {
    gulp.on('error', () => undefined);
    let runs = 0;
    await new Promise((resolve) => {
      const watcher = gulp.watch('src/*.html', { delay: 0, ignoreInitial: false }, async () => {
        runs += 1;
        if (runs === 1) {
          setImmediate(() => change('src/a.html'));
          throw new Error('broken page');
        }
        resolve(watcher.close());
      });
    });
    return runs;
  },
  2,
);

claim(
  `${page}#how`,
  'gulp never prints Finished for a function that starts a watch, and SIGINT itself ends it, for which a shell says 130.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      export default () => {
        const watcher = gulp.watch('src/*.html', async () => undefined);
        watcher.on('ready', () => process.kill(process.pid, 'SIGINT'));
      };
    `,
    ...twoPages,
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines.filter((line) => !line.startsWith('Using gulpfile'))];
  },
  [undefined, ["Starting 'default'..."]],
);

claim(
  `${page}#how`,
  'A function that starts a watch and signals its end is finished, and the watch goes on.',
  async (gulp) => {
    const watchers: Watcher[] = [];
    let runs = 0;
    const told = await story(gulp, async function dev() {
      watchers.push(watchNothing(gulp, {}, async () => (runs += 1)));
    });
    const dev = [...told];
    for (const watcher of watchers) {
      watcher.emit('change', 'a');
      await afterDebounce();
      await watcher.close();
    }
    return [...dev, runs];
  },
  ['start dev', 'stop dev', 1],
);

claim(
  `${page}#ignore-initial`,
  'With ignoreInitial: false the task does not run if no file matches, or if events lacks add.',
  twoPages,
  async ({ watch }) => {
    let runs = 0;
    const options = { delay: 0, ignoreInitial: false };
    const run = async () => {
      runs += 1;
    };
    const watchers = [
      watch('src/*.css', options, run),
      watch('src/*.html', { ...options, events: 'change' }, run),
    ];
    const ran = new Promise((resolve) => {
      watchers.push(
        watch('src/*.html', options, async () => {
          setTimeout(resolve, 200);
        }),
      );
    });
    await ran;
    await Promise.all(watchers.map((watcher) => watcher.close()));
    return runs;
  },
  0,
);

claim(
  `${page}#globs`,
  'An absolute glob excludes a file from src(), and not from a watch of a relative glob; nor does ignored.',
  twoPages,
  async ({ src, watch }) => {
    const ignored = `${process.cwd()}/src/a.html`;
    const globs = ['src/*.html', `!${ignored}`];
    const act = () => change('src/a.html');
    return [
      await paths(src(globs)),
      await eventsUntil(watch(globs), 'change src/a.html', act),
      await eventsUntil(watch('src/*.html', { ignored }), 'change src/a.html', act),
    ];
  },
  [['src/b.html'], ['change src/a.html'], ['change src/a.html']],
);

claim(
  `${page}#ignore-initial`,
  'watch() ignores files that exist already; with ignoreInitial: false they count as added.',
  twoPages,
  ({ watch }) =>
    missedBy(
      watch('src/*.html'),
      watch('src/*.html', { ignoreInitial: false }),
      'add src/b.html',
      () => undefined,
    ),
  [],
);

claim(
  `${page}#globs`,
  'src/*.html skips a dot file in src(), and reports it in watch().',
  { ...twoPages, 'src/.draft.html': '' },
  async ({ src, watch }) => [
    (await paths(src('src/*.html'))).includes('src/.draft.html'),
    await eventsUntil(watch('src/*.html'), 'change src/.draft.html', () =>
      change('src/.draft.html'),
    ),
  ],
  [false, ['change src/.draft.html']],
);

for (const glob of ['src/[ab].html', 'src/@(a|b).html']) {
  claim(
    `${page}#globs`,
    `${glob}, without any * or {, finds the files in src(), and watch() never reports anything.`,
    twoPages,
    async ({ src, watch }) => {
      const silent = watch(glob);
      const missed = await missedBy(silent, watch('src/*.html'), 'change src/a.html', () =>
        change('src/a.html'),
      );
      return [(await paths(src(glob))).length, missed];
    },
    [2, []],
  );
}

claim(
  `${page}#globs`,
  'watch() never reports anything for src/?.html, whose only wildcard is ?.',
  twoPages,
  ({ watch }) =>
    missedBy(watch('src/?.html'), watch('src/*.html'), 'change src/a.html', () =>
      change('src/a.html'),
    ),
  [],
);

for (const glob of ['src/{a,b}.html', 'src/[ab]*.html', 'src/@(a|b)*.html']) {
  claim(
    `${page}#globs`,
    `${glob} is reported.`,
    twoPages,
    ({ watch }) => eventsUntil(watch(glob), 'change src/a.html', () => change('src/a.html')),
    ['change src/a.html'],
  );
}

claim(
  `${page}#globs`,
  '!src/vendor excludes nothing in src(), and the folder with all that is in it in watch().',
  { 'src/vendor/a.html': '' },
  async ({ src, watch }) => [
    await paths(src(['src/**/*.html', '!src/vendor'])),
    await missedBy(
      watch(['src/**/*.html', '!src/vendor']),
      watch('src/**/*.html'),
      'change src/vendor/a.html',
      () => change('src/vendor/a.html'),
    ),
  ],
  [['src/vendor/a.html'], []],
);

claim(
  `${page}#globs`,
  'A glob that begins with !( finds files in other folders in src(), and excludes in watch().',
  { ...twoPages, 'vendor/c.html': '' },
  async ({ src, watch }) => [
    await paths(src('!(vendor|node_modules)/*.html')),
    await missedBy(
      watch(['**/*.html', '!(vendor)/*.html']),
      watch('**/*.html'),
      'change vendor/c.html',
      () => change('vendor/c.html'),
    ),
  ],
  [['src/a.html', 'src/b.html'], []],
);

claim(
  `${page}#globs`,
  'src/!(lib)/*.html finds files in src(), and watch() never reports them; a negated glob works in both.',
  { 'src/lib/a.html': '', 'src/shop/b.html': '' },
  async ({ src, watch }) => {
    const globs = ['src/*/*.html', '!src/lib/**'];
    return [
      await paths(src('src/!(lib)/*.html')),
      await missedBy(watch('src/!(lib)/*.html'), watch(globs), 'change src/shop/b.html', () =>
        change('src/shop/b.html'),
      ),
      await paths(src(globs)),
    ];
  },
  [['src/shop/b.html'], [], ['src/shop/b.html']],
);

for (const negated of ['!src/*/*.html', '!src/!(lib)/*.html', '!src/[^_]*/*.html']) {
  claim(
    `${page}#globs`,
    `${negated} turns src/**/*.html off in watch(), and leaves src/a.html to src().`,
    twoPages,
    async ({ src, watch }) => [
      await paths(src(['src/**/*.html', negated])),
      await missedBy(
        watch(['src/**/*.html', negated]),
        watch('src/**/*.html'),
        'change src/a.html',
        () => change('src/a.html'),
      ),
    ],
    [['src/a.html', 'src/b.html'], []],
  );
}

claim(
  `${page}#globs`,
  'Globs that need no exclusion report the files, and leave src/lib/c.html out.',
  { ...twoPages, 'src/lib/c.html': '', 'src/lib/deep/d.html': '' },
  ({ watch }) =>
    eventsUntil(watch(['src/*.html', 'src/*/*/**/*.html']), 'change src/lib/deep/d.html', () => {
      change('src/lib/c.html');
      change('src/lib/deep/d.html');
    }),
  ['change src/lib/deep/d.html'],
);

claim(
  `${page}#globs`,
  'A function for ignored that leaves out files only does not turn the glob off.',
  { ...twoPages, 'src/lib/c.html': '' },
  ({ watch }) =>
    eventsUntil(
      watch('src/**/*.html', {
        ignored: (path: string, stats?: Stats) =>
          stats?.isFile() === true && /src[/\\][^/\\]+[/\\][^/\\]+$/.test(path),
      }),
      'change src/a.html',
      () => {
        change('src/lib/c.html');
        change('src/a.html');
      },
    ),
  ['change src/a.html'],
);

claim(
  `${page}#queue`,
  'Changes during a run become one more run, however many they are.',
  async (gulp) => {
    let runs = 0;
    await new Promise((resolve) => {
      const watcher = watchNothing(gulp, {}, async (own) => {
        runs += 1;
        if (runs === 1) {
          own.emit('change', 'a');
          own.emit('change', 'b');
          own.emit('change', 'c');
          await afterDebounce();
          return;
        }
        setImmediate(() => resolve(own.close()));
      });
      watcher.emit('change', 'a');
    });
    return runs;
  },
  2,
);

claim(
  `${page}#queue`,
  'With queue: false, changes during a run are dropped.',
  async (gulp) => {
    const runs: string[] = [];
    await new Promise((resolve) => {
      let change = 'first';
      const watcher = watchNothing(gulp, { queue: false }, async (own) => {
        runs.push(change);
        if (change === 'after the run') {
          resolve(own.close());
          return;
        }
        change = 'during the run';
        own.emit('change', 'a');
        await afterDebounce();
        gulp.on('stop', () => {
          change = 'after the run';
          own.emit('change', 'a');
        });
      });
      watcher.emit('change', 'a');
    });
    return runs;
  },
  ['first', 'after the run'],
);

claim(
  `${page}#queue`,
  'A change within the delay before the end of a run starts one more, even with queue: false.',
  async (gulp) => {
    let runs = 0;
    await new Promise((resolve) => {
      const watcher = watchNothing(gulp, { queue: false }, async (own) => {
        runs += 1;
        if (runs === 1) {
          own.emit('change', 'a');
        } else {
          resolve(own.close());
        }
      });
      watcher.emit('change', 'a');
    });
    return runs;
  },
  2,
);

claim(
  `${page}#queue`,
  'Two watchers can run two tasks at the same time.',
  async (gulp) => {
    const waiting: (() => void)[] = [];
    const together = new Promise<string>((resolve) => {
      const meet = () =>
        new Promise<void>((end) => {
          waiting.push(end);
          if (waiting.length === 2) {
            waiting.forEach((go) => go());
            resolve('both run');
          }
        });
      watchNothing(gulp, {}, meet).emit('change', 'a');
      watchNothing(gulp, {}, meet).emit('change', 'b');
    });
    return together;
  },
  'both run',
);

claim(
  `${page}#delay`,
  'The watcher waits 200 milliseconds, if nothing else is set.',
  async ({ watch }) => {
    const watcher = watch([]);
    await watcher.close();
    return watcher.options['delay'];
  },
  200,
);

claim(
  `${page}#delay`,
  'Several changes in a row lead to one run.',
  async (gulp) => {
    let runs = 0;
    await new Promise((resolve) => {
      const watcher = watchNothing(gulp, {}, async (own) => {
        runs += 1;
        setImmediate(() => resolve(own.close()));
      });
      watcher.emit('change', 'a');
      watcher.emit('change', 'b');
      watcher.emit('add', 'c');
    });
    return runs;
  },
  1,
);

claim(
  `${page}#delay`,
  'Each further change starts the wait anew.',
  async (gulp) => {
    let last = 0;
    const waited = new Promise<number>((resolve) => {
      const watcher = watchNothing(gulp, { delay: 90 }, async (own) => {
        resolve(performance.now() - last);
        await own.close();
      });
      const emit = () => {
        last = performance.now();
        watcher.emit('change', 'a');
      };
      emit();
      setTimeout(emit, 50);
    });
    return (await waited) > 80;
  },
  true,
);

claim(
  `${page}#errors`,
  'A function that returns the watcher fails with the task, and gulp ends.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      const check = async () => { throw new Error('broken'); };
      export const dev = () => gulp.watch('src/*.html', { ignoreInitial: false }, check);
    `,
    ...twoPages,
  },
  () => build('dev'),
  [1, 'errored'],
);

claim(
  `${page}#stuck`,
  'A task without a signal runs once, however often files change.',
  async (gulp) => {
    let runs = 0;
    const watcher = watchNothing(gulp, {}, () => {
      runs += 1;
    });
    for (const file of ['a', 'b', 'c']) {
      watcher.emit('change', file);
      await afterDebounce();
      await afterDebounce();
    }
    await watcher.close();
    return runs;
  },
  1,
);

claim(
  `${page}#stuck`,
  'With .pipe(), the task fails when the task reads more files after the broken one.',
  brokenFirst,
  async () => (await message(() => gulpfile()('piped')))?.includes('Undefined variable'),
  true,
);

claim(
  `${page}#stuck`,
  "With .pipe(), a task never ends when the broken file is the last one, and on('error', …) changes nothing. With gulp-plumber, gulp-sass and gulp-postcss never end, wherever the broken file stands.",
  {
    ...brokenLast,
    'gulpfile.mjs': `${gulpfileText}
      import postcss from 'gulp-postcss';
      const noChange = { postcssPlugin: 'no-change' };
      export const first = () =>
        src(['src/b.scss', 'src/a.scss']).pipe(plumber()).pipe(sass()).pipe(dest('dist'));
      export const styles = () =>
        src('src/*.css').pipe(plumber()).pipe(postcss([noChange])).pipe(dest('dist'));
    `,
    'src/a.css': 'a {',
    'src/b.css': 'b {}',
  },
  async () => {
    const tasks = ['piped', 'listened', 'plumbed', 'first', 'styles'];
    const { exit, lines } = await run(`gulp ${tasks.join(' ')}`);
    const open = lines.find((line) => line.includes('did not complete'));
    return [exit, tasks.filter((task) => open?.split(/[:,] /).includes(task))];
  },
  [1, ['piped', 'listened', 'plumbed', 'first', 'styles']],
);

claim(
  `${page}#stuck`,
  'With gulp-plumber, gulp-babel goes on, and a failed build exits with code 0.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      import babel from 'gulp-babel';
      import plumber from 'gulp-plumber';
      export const scripts = () =>
        gulp.src('src/*.js').pipe(plumber()).pipe(babel()).pipe(gulp.dest('dist'));
    `,
    'src/a.js': 'const = 1;',
    'src/b.js': 'var b = 1;',
  },
  async () => [...(await build('scripts')), filesIn('dist')],
  [0, 'Finished', ['b.js']],
);

claim(
  `${page}#stuck`,
  'With sass.logError, a failed build exits with code 0 if the broken file came last.',
  brokenLast,
  () => build('logged'),
  [0, 'Finished'],
);

for (const [name, files] of [
  ['first', brokenFirst],
  ['last', brokenLast],
] as const) {
  claim(
    `${page}#stuck`,
    `With pipeline(), the task fails when the broken file comes ${name}.`,
    files,
    async () => (await message(() => gulpfile()('joined')))?.includes('Undefined variable'),
    true,
  );
}

claim(
  `${page}#first-build`,
  'In a series(), the watch does not start after a failed task; in a parallel() gulp ends all the same.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      const check = async () => { throw new Error('broken'); };
      const watchFiles = () => { gulp.watch('src/*.html', check); };
      export const one = gulp.series(check, watchFiles);
      export const both = gulp.parallel(watchFiles, check);
    `,
    ...twoPages,
  },
  async () => {
    const runs = await Promise.all([run('gulp one'), run('gulp both')]);
    return runs.map(({ exit, lines }) => [
      exit,
      lines.some((line) => line.startsWith("Starting 'watchFiles'")),
    ]);
  },
  [
    [1, false],
    [1, true],
  ],
);

claim(
  `${page}#crash`,
  'A promise that nobody awaits ends gulp, with the message on async completion and the error.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      const floating = async () => { Promise.reject(new Error('nobody waits')); };
      export default () => { gulp.watch('src/*.html', { ignoreInitial: false }, floating); };
    `,
    ...twoPages,
  },
  () => exitAndLine('gulp', ['Did you forget to signal async completion?', 'Error: nobody waits']),
  [1, true, true],
);

claim(
  `${page}#crash`,
  'A callback that throws after the task ended does the same.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      const late = async () => {
        setTimeout(() => { throw new Error('too late'); }, 50);
      };
      export default () => { gulp.watch('src/*.html', { ignoreInitial: false }, late); };
    `,
    ...twoPages,
  },
  () => exitAndLine('gulp', ['Did you forget to signal async completion?', 'Error: too late']),
  [1, true, true],
);

claim(
  `${page}#events`,
  'The task runs on add, change and unlink, and on no other event.',
  async ({ watch }) => {
    const watcher = watch([]);
    await watcher.close();
    return watcher.options['events'];
  },
  ['add', 'change', 'unlink'],
);

claim(
  `${page}#events`,
  "With events: ['add'], the task does not run for a change.",
  async (gulp) => {
    const seen: string[] = [];
    await new Promise((resolve) => {
      let event = '';
      const watcher = watchNothing(gulp, { events: ['add'] }, async (own) => {
        seen.push(event);
        resolve(own.close());
      });
      event = 'change';
      watcher.emit('change', 'a');
      setTimeout(() => {
        event = 'add';
        watcher.emit('add', 'b');
      }, 20);
    });
    return seen;
  },
  ['add'],
);

claim(
  `${page}#events`,
  'change comes for a new time, and for new permissions.',
  twoPages,
  async ({ watch }) => {
    let seconds = 0;
    let executable = false;
    const touched = await eventsUntil(watch('src/a.html'), 'change src/a.html', () => {
      seconds += 10;
      utimesSync('src/a.html', seconds, seconds);
    });
    const permitted = await eventsUntil(watch('src/b.html'), 'change src/b.html', () => {
      executable = !executable;
      chmodSync('src/b.html', executable ? 0o755 : 0o644);
    });
    return [touched, permitted];
  },
  [['change src/a.html'], ['change src/b.html']],
);

claim(
  `${page}#events`,
  'New permissions of a file that was read since it was written are no change.',
  twoPages,
  async ({ watch }) => {
    // A disk may keep the time of reading only once in a while.
    const [written, readLater] = [1_000, 2_000];
    utimesSync('src/a.html', readLater, written);
    let executable = false;
    return missedBy(watch('src/a.html'), watch('src/b.html'), 'change src/b.html', () => {
      executable = !executable;
      chmodSync('src/a.html', executable ? 0o755 : 0o644);
      change('src/b.html');
    });
  },
  [],
);

claim(
  `${page}#events`,
  'unlinkDir reports a folder with watched files that was deleted, with an absolute path.',
  { ...twoPages, 'src/old/c.html': '' },
  async ({ watch }) =>
    (
      await eventsUntil(
        watch('src/**/*.html', { interval: 20, usePolling: true }),
        'unlinkDir ./src/old',
        () => rmSync('src/old', { force: true, recursive: true }),
      )
    ).filter((event) => event.startsWith('unlinkDir')),
  ['unlinkDir ./src/old'],
);

claim(
  `${page}#events`,
  'The error of the task arrives as an error event of the watcher, and of gulp.',
  async (gulp) => {
    const seen: string[] = [];
    gulp.on('error', () => seen.push('gulp'));
    await new Promise((resolve) => {
      const watcher = gulp.watch([], { delay: 0 }, async () => {
        throw new Error('broken');
      });
      watcher.on('error', () => {
        seen.push('watcher');
        resolve(watcher.close());
      });
      watcher.emit('change', 'a');
    });
    return seen;
  },
  ['gulp', 'watcher'],
);

claim(
  `${page}#events`,
  'gulp emits start and stop for a task of a watch.',
  async (gulp) => {
    const seen: string[] = [];
    gulp.on('start', () => seen.push('start'));
    await new Promise((resolve) => {
      const watcher = watchNothing(gulp, {}, async () => undefined);
      gulp.on('stop', () => {
        seen.push('stop');
        resolve(watcher.close());
      });
      watcher.emit('change', 'a');
    });
    return seen;
  },
  ['start', 'stop'],
);

claim(
  `${page}#deleted`,
  'A renamed file is one unlink and one add.',
  twoPages,
  async ({ watch }) => {
    // Without polling, the folder can change before the system reports what happens in it.
    const watcher = watch('src/*.html', { interval: 20, usePolling: true });
    const both = ['add src/c.html', 'unlink src/a.html'];
    const events = await eventsUntil(watcher, both, () => {
      if (existsSync('src/a.html')) {
        renameSync('src/a.html', 'src/c.html');
      } else {
        touchFolder('src');
      }
    });
    return [...events].sort();
  },
  ['add src/c.html', 'unlink src/a.html'],
);

// The other systems report a renamed folder in ways of their own.
if (process.platform === 'linux') {
  claim(
    `${page}#deleted`,
    'On Linux without polling, a renamed folder is add only.',
    { 'src/old/a.html': '' },
    async ({ watch }) => {
      const events = await eventsUntil(watch('src/**/*.html'), 'add src/later/b.html', () => {
        if (existsSync('src/old')) {
          renameSync('src/old', 'src/new');
        } else {
          change('src/later/b.html');
        }
      });
      return events.filter((event) => !event.endsWith('b.html'));
    },
    ['add src/new/a.html'],
  );

  claim(
    `${page}#deleted`,
    'On Linux, a watch of the folder itself notices that a folder in it was renamed or moved away.',
    { 'src/one/a.html': '', 'src/two/b.html': '' },
    async ({ watch }) => {
      const gone = ['unlink src/one/a.html', 'unlink src/two/b.html'];
      const events = await eventsUntil(watch('src'), gone, () => {
        if (existsSync('src/one')) {
          renameSync('src/one', 'src/new');
          renameSync('src/two', 'away');
        } else {
          touchFolder('src');
        }
      });
      return gone.every((event) => events.includes(event));
    },
    true,
  );
}

claim(
  `${page}#atomic`,
  'A file that is deleted and written again is one change.',
  twoPages,
  ({ watch }) =>
    eventsUntil(watch('src/*.html'), 'change src/a.html', () => {
      rmSync('src/a.html', { force: true });
      change('src/a.html');
    }),
  ['change src/a.html'],
);

claim(
  `${page}#atomic`,
  'A new file that is renamed over the old one is one change.',
  twoPages,
  ({ watch }) =>
    eventsUntil(watch('src/*.html'), 'change src/a.html', () => {
      change('saved.tmp');
      renameSync('saved.tmp', 'src/a.html');
    }),
  ['change src/a.html'],
);

claim(
  [`${page}#atomic`, 'api/watch#options-notice'],
  'atomic is on, and off with polling.',
  async ({ watch }) => {
    const watchers = [
      watch([], { useFsEvents: false, usePolling: false }),
      watch([], { usePolling: true }),
    ];
    await Promise.all(watchers.map((watcher) => watcher.close()));
    return watchers.map(({ options }) => options['atomic']);
  },
  [true, false],
);

claim(
  `${page}#atomic`,
  'awaitWriteFinish: true waits for two seconds without a change of the size.',
  async ({ watch }) => {
    const watcher = watch([], { awaitWriteFinish: true });
    await watcher.close();
    return watcher.options['awaitWriteFinish'];
  },
  { pollInterval: 100, stabilityThreshold: 2000 },
);

claim(
  `${page}#polling`,
  'With usePolling, a change is reported without events of the system.',
  twoPages,
  ({ watch }) =>
    eventsUntil(watch('src/*.html', { interval: 20, usePolling: true }), 'change src/a.html', () =>
      change('src/a.html'),
    ),
  ['change src/a.html'],
);

claim(
  `${page}#polling`,
  'CHOKIDAR_USEPOLLING=1 switches polling on, and CHOKIDAR_INTERVAL sets the interval.',
  {
    'look.mjs': `
      import gulp from 'gulp';
      const { options } = gulp.watch('src/*.html', { persistent: false });
      console.log(options.usePolling, options.interval);
    `,
  },
  async () =>
    (await run('node look.mjs', { CHOKIDAR_INTERVAL: '700', CHOKIDAR_USEPOLLING: '1' })).lines[0],
  'true 700',
);

claim(
  `${page}#incremental`,
  'since skips files that have not changed, also where the old time of a file is kept.',
  twoPages,
  async ({ src }) => {
    const later = Date.now() + 60_000;
    const skipped = await paths(src('src/*.html', { since: later }));
    const past = new Date('2020-01-01');
    utimesSync('src/a.html', past, past);
    return [skipped, await paths(src('src/a.html', { since: new Date('2021-01-01') }))];
  },
  [[], ['src/a.html']],
);

claim(
  `${page}#incremental`,
  'lastRun() tells when a task last started, and nothing before its first run or after a failed one.',
  async (gulp) => {
    gulp.on('error', () => undefined);
    let works = true;
    const pages = async () => {
      if (!works) {
        throw new Error('broken');
      }
    };
    const once = () => new Promise((resolve) => gulp.series(pages)(resolve));
    const seen = [gulp.lastRun(pages)];
    await once();
    seen.push(gulp.lastRun(pages));
    works = false;
    await once();
    seen.push(gulp.lastRun(pages));
    return seen.map((time) => typeof time);
  },
  ['undefined', 'number', 'undefined'],
);

claim(
  `${page}#bundles`,
  'With since, a bundle contains the changed file only.',
  {
    'gulpfile.mjs': `
      import { utimesSync, writeFileSync } from 'node:fs';
      import gulp from 'gulp';
      import concat from 'gulp-concat';
      const bundle = () =>
        gulp
          .src('src/*.js', { since: gulp.lastRun(bundle) })
          .pipe(concat('all.js'))
          .pipe(gulp.dest('dist'));
      const edit = async () => {
        writeFileSync('src/b.js', 'b again');
        const later = Date.now() / 1000 + 60;
        utimesSync('src/b.js', later, later);
      };
      export default gulp.series(bundle, edit, bundle);
    `,
    'src/a.js': 'a',
    'src/b.js': 'b',
  },
  async () => {
    await run('gulp');
    return read('dist/all.js');
  },
  'b again',
);

claim(
  `${page}#bundles`,
  'A bundle of compiled files keeps the code of a source that was deleted, until its compiled file goes.',
  {
    'gulpfile.mjs': `
      import { rmSync } from 'node:fs';
      import gulp from 'gulp';
      import concat from 'gulp-concat';
      const compile = () =>
        gulp.src('src/*.js', { since: gulp.lastRun(compile) }).pipe(gulp.dest('compiled'));
      const joinAs = (name) => () =>
        gulp.src('compiled/*.js').pipe(concat(name)).pipe(gulp.dest('dist'));
      const drop = (file) => async () => rmSync(file);
      export default gulp.series(
        compile, drop('src/b.js'), compile, joinAs('kept.js'),
        drop('compiled/b.js'), compile, joinAs('gone.js'),
      );
    `,
    'src/a.js': 'a',
    'src/b.js': 'b',
  },
  async () => {
    await run('gulp');
    return [read('dist/kept.js'), read('dist/gone.js')];
  },
  ['a\nb', 'a'],
);

claim(
  `${page}#pitfalls`,
  'A watch does not come back with its folder.',
  { 'src/a.html': '' },
  async ({ watch }) => {
    const silent = watch('src/*.html');
    // Two watchers of a process share what the system reports of a folder, unless one polls.
    const loud = watch('**/*.html', { interval: 20, usePolling: true });
    let gone = 0;
    for (const watcher of [silent, loud]) {
      watcher.on('unlink', () => {
        gone += 1;
      });
    }
    const makeAgain = afterASecond(() => {
      change('src/b.html');
      touchFolder('.');
    });
    const events = await missedBy(silent, loud, 'add src/b.html', () => {
      if (gone === 2) {
        makeAgain();
      } else {
        rmSync('src', { force: true, recursive: true });
      }
    });
    return events.filter((event) => event.endsWith('b.html'));
  },
  [],
);

claim(
  `${page}#pitfalls`,
  'In a subfolder that was deleted and created again, new files are missed, but not with polling.',
  { 'src/part/a.html': 'a' },
  async ({ watch }) => {
    const silent = watch('src/**/*.html');
    let isGone = false;
    silent.on('unlink', () => {
      isGone = true;
    });
    const made = ['src/part/b.html', 'src/part/a.html'];
    const make = afterASecond(() => change(made.pop() ?? 'src/part/b.html'));
    const events = await missedBy(
      silent,
      watch('src/**/*.html', { interval: 20, usePolling: true }),
      'add src/part/b.html',
      () => (isGone ? make() : rmSync('src/part', { force: true, recursive: true })),
    );
    return events.filter((event) => event.endsWith('b.html'));
  },
  [],
);

claim(
  `${page}#pitfalls`,
  'When only what is in the folder was deleted, the watch goes on.',
  { 'src/deep/a.html': '' },
  async ({ watch }) =>
    (
      await eventsUntil(watch('src/**/*.html'), 'add src/deep/b.html', () => {
        if (existsSync('src/deep/a.html')) {
          rmSync('src/deep', { recursive: true });
        }
        change('src/deep/b.html');
      })
    ).includes('add src/deep/b.html'),
  true,
);

claim(
  `${page}#pitfalls`,
  'A task with parentheses is called at once, and not for a change.',
  twoPages,
  async ({ watch }) => {
    let calls = 0;
    const task = async () => {
      calls += 1;
    };
    const watcher = watch('src/*.html', task());
    const events = await eventsUntil(watcher, 'change src/a.html', () => change('src/a.html'));
    return [calls, events];
  },
  [1, ['change src/a.html']],
);

claim(
  `${page}#pitfalls`,
  'gulp ends at once when all globs of the watch begin with an exclamation mark.',
  {
    'gulpfile.mjs':
      "import gulp from 'gulp';\nexport default () => { gulp.watch('!src/*.html', async () => {}); };\n",
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit === 1, lines.includes('Did you forget to signal async completion?')];
  },
  [true, true],
);

claim(
  `${page}#pitfalls`,
  'A folder with parentheses is never reported if the glob names it; **/*.html reports its files.',
  { '(shop)/a.html': '' },
  ({ watch }) =>
    missedBy(watch('(shop)/*.html'), watch('**/*.html'), 'change (shop)/a.html', () =>
      change('(shop)/a.html'),
    ),
  [],
);

claim(
  `${page}#pitfalls`,
  'cwd does not help against parentheses in the name of a folder, and brackets around them do.',
  { '(shop)/a.html': '' },
  ({ watch }) =>
    missedBy(
      watch('*.html', { cwd: '(shop)' }),
      watch('[(]shop[)]/*.html'),
      'change (shop)/a.html',
      () => change('(shop)/a.html'),
    ),
  [],
);
