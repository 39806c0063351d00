import { chmodSync, existsSync, mkdirSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';

import {
  afterASecond,
  change,
  claim,
  eventsUntil,
  exitAndLine,
  message,
  missedBy,
  paths,
  ready,
  removeOnceSeen,
  reportedEvents,
  run,
  write,
} from '../support';

const twoStyles = { 'src/a.css': 'a', 'src/b.css': 'b' };

function changeA(): void {
  change('src/a.css');
}

for (const usePolling of [false, true]) {
  claim(
    'api/watch#pitfalls',
    `A literal path is missed when its folder was deleted and created again, usePolling: ${usePolling}.`,
    { 'src/part/a.html': 'a' },
    ({ watch }) => {
      const silent = watch('src/part/a.html', { interval: 20, usePolling });
      const loud = watch('src/**/*.html', { interval: 20, usePolling: true });
      let gone = 0;
      for (const watcher of [silent, loud]) {
        watcher.on('unlink', () => {
          gone += 1;
        });
      }
      return missedBy(silent, loud, 'add src/part/a.html', () => {
        if (gone < 2) {
          rmSync('src/part', { force: true, recursive: true });
        } else {
          change('src/part/a.html');
        }
      });
    },
    ['unlink src/part/a.html'],
  );
}

claim(
  'api/watch#pitfalls',
  'gulp ends with the message if an empty array is all that it watches.',
  {
    'gulpfile.mjs':
      "import gulp from 'gulp';\nexport default () => { gulp.watch([], async () => {}); };\n",
  },
  () => exitAndLine('gulp', 'Did you forget to signal async completion?'),
  [1, true],
);

const twentyStyles = Object.fromEntries(
  Array.from({ length: 20 }, (_, number) => [`src/${number}.css`, 'a']),
);

// Other systems report changes in ways of their own.
if (process.platform === 'linux') {
  claim(
    'api/watch#pitfalls',
    'With a glob, chokidar looks at each file of a folder for each file that changed; with the folder, it does not.',
    twentyStyles,
    async ({ watch }) => {
      const isOften: boolean[] = [];
      for (const globs of ['src/**/*', 'src']) {
        let looks = 0;
        const watcher = watch(globs, {
          ignored: () => {
            looks += 1;
            return false;
          },
        });
        watcher.on('ready', () => {
          looks = 0;
        });
        await eventsUntil(watcher, `add src/new-${isOften.length}.css`, () => {
          Object.keys(twentyStyles).forEach(change);
          change(`src/new-${isOften.length}.css`);
        });
        isOften.push(looks > 20 * 20);
      }
      return isOften;
    },
    [true, false],
  );
}

claim(
  'api/watch#sample',
  'A change of a watched file runs the task.',
  twoStyles,
  async ({ watch }) => {
    let started: (value: string) => void = () => undefined;
    const ran = new Promise((resolve) => {
      started = resolve;
    });
    const watcher = watch('src/*.css', { delay: 0 }, (done: () => void) => {
      started('styles');
      done();
    });
    await eventsUntil(watcher, 'change src/a.css', changeA);
    return ran;
  },
  'styles',
);

claim(
  'api/watch#sample',
  'A task whose files did not change stays alone.',
  { ...twoStyles, 'src/main.js': '' },
  ({ watch }) => missedBy(watch('src/*.js'), watch('src/*.css'), 'change src/a.css', changeA),
  [],
);

claim(
  'api/watch#parameters',
  'A file can be watched by its path.',
  twoStyles,
  ({ watch }) => eventsUntil(watch('src/a.css'), 'change src/a.css', changeA),
  ['change src/a.css'],
);

claim(
  'api/watch#parameters',
  'A folder can be watched by its path.',
  twoStyles,
  ({ watch }) => eventsUntil(watch('src'), 'change src/a.css', changeA),
  ['change src/a.css'],
);

claim(
  'api/watch#parameters',
  'A negative glob excludes, wherever it stands in the array.',
  twoStyles,
  ({ watch }) =>
    missedBy(watch(['!src/a.css', 'src/*.css']), watch('src/*.css'), 'change src/a.css', changeA),
  [],
);

claim(
  ['api/watch#parameters', 'getting-started/watching-files#how'],
  'The task can come second, without options. It gets a callback, and no file name.',
  async ({ watch }) => {
    let received: readonly unknown[] = [];
    await new Promise((resolve) => {
      const watcher = watch([], (...values: readonly unknown[]) => {
        received = values;
        resolve(watcher.close());
      });
      watcher.emit('change', 'a.txt');
    });
    return received.map((value) => typeof value);
  },
  ['function'],
);

claim(
  'api/watch#parameters',
  'The task can be a composition.',
  async ({ parallel, series, watch }) => {
    const seen: string[] = [];
    await new Promise((resolve) => {
      const one = async () => seen.push('one');
      const two = async () => seen.push('two');
      const last = async () => resolve(watcher.close());
      const watcher = watch([], { delay: 0 }, series(one, parallel(two), last));
      watcher.emit('change', 'a.txt');
    });
    return seen;
  },
  ['one', 'two'],
);

claim(
  'api/watch#options-task',
  'With ignoreInitial: false, the files that are there count as added.',
  twoStyles,
  async ({ watch }) => {
    const added = ['add src/a.css', 'add src/b.css'];
    const watcher = watch('src/*.css', { ignoreInitial: false });
    return [...(await eventsUntil(watcher, added, () => undefined))].sort();
  },
  ['add src/a.css', 'add src/b.css'],
);

claim(
  [
    'api/watch#options-task',
    'getting-started/watching-files#ignore-initial',
    'getting-started/quick-start#watch',
  ],
  'With ignoreInitial: false, the task runs once, for all files that are there.',
  twoStyles,
  async ({ watch }) => {
    let runs = 0;
    await new Promise<void>((resolve) => {
      const task = (done: () => void) => {
        runs += 1;
        done();
        setImmediate(() => resolve(watcher.close()));
      };
      const watcher = watch('src/*.css', { ignoreInitial: false }, task);
    });
    return runs;
  },
  1,
);

claim(
  'api/watch#options-task',
  'addDir is no event that starts the task, unless the option names it.',
  async ({ watch }) => {
    const started: string[] = [];
    await new Promise((resolve) => {
      const byDefault = watch([], { delay: 0 }, async () => started.push('default'));
      const named = watch([], { delay: 0, events: 'addDir' }, async () => {
        started.push('named');
        resolve(Promise.all([byDefault.close(), named.close()]));
      });
      byDefault.emit('addDir', 'src');
      named.emit('addDir', 'src');
    });
    return started;
  },
  ['named'],
);

claim(
  'api/watch#options-task',
  'The event all starts the task too.',
  ({ watch }) =>
    new Promise((resolve) => {
      const watcher = watch([], { delay: 0, events: 'all' }, async () => {
        await watcher.close();
        resolve('ran');
      });
      watcher.emit('all', 'unlinkDir', 'src');
    }),
  'ran',
);

claim(
  'api/watch#options-files',
  'With cwd, events report paths relative to it.',
  twoStyles,
  ({ watch }) => eventsUntil(watch('*.css', { cwd: 'src' }), 'change a.css', changeA),
  ['change a.css'],
);

claim(
  'api/watch#options-files',
  'With depth: 0, folders below are not followed.',
  { 'src/a.css': 'a', 'src/deep/b.css': 'b' },
  async ({ watch }) => {
    const watcher = watch('src', { depth: 0 });
    await ready(watcher);
    const watched = Object.values(watcher.getWatched()).flat();
    await watcher.close();
    return watched;
  },
  ['src', 'a.css', 'deep'],
);

claim(
  'api/watch#options-files',
  'With disableGlobbing, a folder with parentheses in its name is watched.',
  { '(shop)/a.css': 'a' },
  ({ watch }) =>
    eventsUntil(watch('(shop)', { disableGlobbing: true }), 'change (shop)/a.css', () =>
      change('(shop)/a.css'),
    ),
  ['change (shop)/a.css'],
);

claim(
  'api/watch#options-files',
  'A change of a file is noticed through a link to its folder; with followSymlinks: false it is not.',
  twoStyles,
  async ({ watch }) => {
    symlinkSync('src', 'link', 'junction');
    const unfollowed = watch('link', { followSymlinks: false });
    const missed = await missedBy(unfollowed, watch('link'), 'change link/a.css', changeA);
    return missed.filter((event) => event.startsWith('change'));
  },
  [],
);

claim(
  'api/watch#options-files',
  'With followSymlinks: false, a link that is there at the start is reported as add.',
  twoStyles,
  ({ watch }) => {
    symlinkSync('a.css', 'src/link.css');
    const watcher = watch('src/*.css', { followSymlinks: false, ignoreInitial: true });
    return eventsUntil(watcher, 'add src/link.css', () => undefined);
  },
  ['add src/link.css'],
);

claim(
  'api/watch#options-files',
  'ignored takes a glob, and leaves out what it matches.',
  twoStyles,
  ({ watch }) =>
    missedBy(
      watch('src/*.css', { ignored: '**/a.css' }),
      watch('src/*.css'),
      'change src/a.css',
      changeA,
    ),
  [],
);

claim(
  'api/watch#options-files',
  'ignored takes a regular expression, and an array.',
  twoStyles,
  ({ watch }) =>
    missedBy(
      watch('src/*.css', { ignored: ['nothing', /a\.css$/] }),
      watch('src/*.css'),
      'change src/a.css',
      changeA,
    ),
  [],
);

claim(
  'api/watch#option-ignored',
  'A function is called with the path alone, and with the path and its fs.Stats.',
  twoStyles,
  async ({ watch }) => {
    const calls = new Set<string>();
    const ignored = (path: string, stats: unknown) => {
      calls.add(`${path} ${stats === undefined ? 'alone' : 'with stats'}`);
      return false;
    };
    await eventsUntil(watch('src/a.css', { ignored }), 'change src/a.css', changeA);
    return [...calls].sort();
  },
  ['src/a.css alone', 'src/a.css with stats'],
);

claim(
  'api/watch#option-ignored',
  'A function is also asked about folders and about the glob.',
  twoStyles,
  async ({ watch }) => {
    const asked = new Set<string>();
    const ignored = (path: string) => {
      asked.add(path);
      return false;
    };
    const watcher = watch('src/*.css', { ignored });
    await ready(watcher);
    await watcher.close();
    return ['src', 'src/*.css'].filter((path) => asked.has(path));
  },
  ['src', 'src/*.css'],
);

claim(
  'api/watch#option-ignored',
  'A function that leaves out all that does not end in .css leaves out everything.',
  twoStyles,
  ({ watch }) =>
    missedBy(
      watch('src', { ignored: (path: string) => !path.endsWith('.css') }),
      watch('src'),
      'change src/a.css',
      changeA,
    ),
  [],
);

claim(
  'api/watch#options-notice',
  'With alwaysStat, add and change bring the fs.Stats of the file, and unlink does not.',
  twoStyles,
  async ({ watch }) => {
    const watcher = watch('src/*.css', { alwaysStat: true });
    const kinds: Record<string, string> = {};
    for (const event of ['add', 'change', 'unlink']) {
      watcher.on(event, (_path, stats) => {
        kinds[event] = typeof stats;
      });
    }
    const makeAndRemove = removeOnceSeen(watcher, 'src/new.css', () => change('src/new.css'));
    await eventsUntil(watcher, 'unlink src/new.css', () => {
      changeA();
      makeAndRemove();
    });
    return kinds;
  },
  { add: 'object', change: 'object', unlink: 'undefined' },
);

claim(
  'api/watch#options-notice',
  'With persistent: false, watching does not keep the process alive.',
  {
    'a.txt': '',
    'watch.mjs': "import gulp from 'gulp';\ngulp.watch('a.txt', { persistent: false });\n",
  },
  async () => (await run('node watch.mjs')).exit,
  0,
);

claim(
  'api/watch#option-awaitwritefinish',
  'With an object, both numbers can be set.',
  async ({ watch }) => {
    const awaitWriteFinish = { pollInterval: 10, stabilityThreshold: 20 };
    const watcher = watch([], { awaitWriteFinish });
    await watcher.close();
    return watcher.options['awaitWriteFinish'];
  },
  { pollInterval: 10, stabilityThreshold: 20 },
);

claim(
  'api/watch#option-awaitwritefinish',
  'A file that stays the same is reported after the wait.',
  async ({ watch }) =>
    (
      await eventsUntil(
        watch('*.bin', { awaitWriteFinish: { pollInterval: 5, stabilityThreshold: 10 } }),
        'add large.bin',
        () => change('large.bin'),
      )
    ).at(-1),
  'add large.bin',
);

claim(
  'api/watch#returns',
  'add and unlink report files.',
  twoStyles,
  async ({ watch }) => {
    const watcher = watch('src/*.css');
    const makeAndRemove = removeOnceSeen(watcher, 'src/c.css', () => change('src/c.css'));
    const events = await eventsUntil(watcher, 'unlink src/c.css', makeAndRemove);
    return events.filter((event) => !event.startsWith('change'));
  },
  ['add src/c.css', 'unlink src/c.css'],
);

claim(
  ['api/watch#returns', 'getting-started/watching-files#events'],
  'addDir reports a new folder, with a relative path.',
  twoStyles,
  async ({ watch }) =>
    (await eventsUntil(watch('src/**'), 'add src/new/c.css', () => change('src/new/c.css'))).slice(
      0,
      2,
    ),
  ['addDir src/new', 'add src/new/c.css'],
);

claim(
  'api/watch#returns',
  'Under a relative glob, unlinkDir reports an absolute path.',
  { 'src/a.css': '', 'src/sub/b.css': '' },
  async ({ watch }) =>
    (
      await eventsUntil(watch('src/**'), 'unlinkDir ./src/sub', () =>
        rmSync('src/sub', { force: true, recursive: true }),
      )
    ).filter((event) => event.startsWith('unlinkDir')),
  ['unlinkDir ./src/sub'],
);

claim(
  'api/watch#returns',
  'Below a folder that is watched, unlinkDir reports a nested folder with files by its relative path.',
  { 'src/sub/b.css': '', 'src/sub/deep/c.css': '' },
  async ({ watch }) => {
    const event = 'unlinkDir src/sub/deep';
    const removed = await eventsUntil(watch('src'), event, () =>
      rmSync('src/sub', { force: true, recursive: true }),
    );
    return removed.includes(event);
  },
  true,
);

claim(
  'api/watch#returns',
  'With cwd, unlinkDir reports a relative path.',
  { 'src/a.css': '', 'src/sub/b.css': '' },
  async ({ watch }) =>
    (
      await eventsUntil(watch('src/**', { cwd: '.' }), 'unlinkDir src/sub', () =>
        rmSync('src/sub', { force: true, recursive: true }),
      )
    ).filter((event) => event.startsWith('unlinkDir')),
  ['unlinkDir src/sub'],
);

claim(
  'api/watch#returns',
  'An empty folder that is deleted below a glob gives no event; below a folder it does.',
  { 'src/empty/a.css': '' },
  async ({ watch }) => {
    rmSync('src/empty/a.css');
    return missedBy(watch('src/**'), watch('src'), 'unlinkDir src/empty', () => {
      if (existsSync('src/empty')) {
        rmdirSync('src/empty');
      }
    });
  },
  [],
);

claim(
  'api/watch#returns',
  'getWatched() returns folders, each with the names in it.',
  twoStyles,
  async ({ watch }) => {
    const watcher = watch('src', { cwd: '.' });
    await ready(watcher);
    const watched = watcher.getWatched();
    await watcher.close();
    return watched;
  },
  { '.': ['src'], src: ['a.css', 'b.css'] },
);

claim(
  ['api/watch#returns', 'upgrading/from-gulp-4#watching'],
  'close() ends watching and returns a promise.',
  twoStyles,
  async ({ watch }) => {
    const closed = watch('src/*.css');
    const events = reportedEvents(closed);
    await ready(closed);
    const promise = closed.close();
    await promise;
    await eventsUntil(watch('src/*.css'), 'change src/a.css', changeA);
    return [promise instanceof Promise, events];
  },
  [true, []],
);

claim(
  'api/watch#returns',
  'unwatch() stops watching files that it names as the events do.',
  twoStyles,
  ({ watch }) => {
    const watcher = watch('src/*.css');
    watcher.on('ready', () => watcher.unwatch('src/a.css'));
    return missedBy(watcher, watch('src/*.css'), 'change src/a.css', changeA);
  },
  [],
);

for (const [glob, options, path, event] of [
  ['src', {}, 'src', 'change src/a.css'],
  ['src/*.css', {}, 'src/*.css', 'change src/a.css'],
  ['*.css', { cwd: 'src' }, 'a.css', 'change a.css'],
] as const) {
  claim(
    'api/watch#returns',
    `unwatch('${path}') does not stop watch('${glob}') with ${JSON.stringify(options)}.`,
    twoStyles,
    async ({ watch }) => {
      const watcher = watch([glob, 'lib'], options);
      watcher.on('ready', () => watcher.unwatch(path));
      return (await eventsUntil(watcher, event, changeA)).includes(event);
    },
    true,
  );
}

claim(
  ['api/watch#errors', 'getting-started/watching-files#how', 'upgrading/from-gulp-3#task-function'],
  'The name of a task is an error, as is an array of names.',
  async ({ watch }) => [
    await message(() => watch('src/*.css', 'styles')),
    await message(() => watch(['a', 'b'], ['styles'])),
  ],
  ['src/*.css', 'a,b'].map(
    (globs) =>
      `watching ${globs}: watch task has to be a function (optionally generated by using gulp.parallel or gulp.series)`,
  ),
);

claim(
  'api/watch#errors',
  'Without globs it throws.',
  ({ watch }) => message(() => watch(undefined)),
  'Non-string provided as watch path: ',
);

claim(
  'api/watch#errors',
  'Packages that link to each other end gulp; a negated glob or followSymlinks: false leaves them out.',
  {
    'packages/a/node_modules/.keep': '',
    'packages/b/node_modules/.keep': '',
    'packages/b/b.js': '',
    'gulpfile.mjs': `import { symlinkSync } from 'node:fs';
      import { watch } from 'gulp';
      symlinkSync('../../b', 'packages/a/node_modules/b');
      symlinkSync('../../a', 'packages/b/node_modules/a');
      const [globs, options] = JSON.parse(process.env.WATCHED);
      export function dev() {
        const watcher = watch(globs, options);
        watcher.on('ready', () => {
          console.log('ready');
          watcher.close().then(() => process.exit());
        });
      }`,
  },
  async () => {
    const ends = async (...watched: readonly unknown[]) => {
      const { lines } = await run('gulp dev', { WATCHED: JSON.stringify(watched) });
      ['a/node_modules/b', 'b/node_modules/a'].forEach((link) => rmSync(`packages/${link}`));
      return lines.flatMap((line) => /^(?:Error: ELOOP: [\w ]+, stat|ready)/.exec(line)?.[0] ?? []);
    };
    return [
      await ends('packages/**/*.js', {}),
      await ends(['packages/**/*.js', '!**/node_modules/**'], {}),
      await ends('packages/**/*.js', { followSymlinks: false }),
    ];
  },
  [['Error: ELOOP: too many symbolic links encountered, stat'], ['ready'], ['ready']],
);

claim(
  ['api/watch#errors', 'getting-started/watching-files#errors'],
  'An error of the task does not end watching: the next change runs it again.',
  async (gulp) => {
    gulp.on('error', () => undefined);
    let runs = 0;
    await new Promise((resolve) => {
      const watcher = gulp.watch([], { delay: 0 }, async () => {
        runs += 1;
        if (runs === 2) {
          resolve(watcher.close());
        }
        throw new Error('broken style');
      });
      watcher.on('error', () => watcher.emit('change', 'a.txt'));
      watcher.emit('change', 'a.txt');
    });
    return runs;
  },
  2,
);

claim(
  'api/watch#pitfalls',
  'A literal path that is missing at the start is noticed when it appears.',
  async ({ watch }) =>
    (await eventsUntil(watch('missing.css'), 'add missing.css', () => change('missing.css'))).slice(
      -1,
    ),
  ['add missing.css'],
);

/** Writes beside the folder too: a watcher that begins to look after the folder came looks again then. */
function makeLib(): void {
  write({ 'lib/a.css': 'new', 'beside.txt': String(process.hrtime.bigint()) });
}

claim(
  ['api/watch#pitfalls', 'getting-started/watching-files#pitfalls'],
  'So is a literal path in a folder that exists, and a folder.',
  { 'src/a.css': '' },
  async ({ watch }) => [
    ...(
      await eventsUntil(watch('src/site.css'), 'add src/site.css', () => change('src/site.css'))
    ).slice(-1),
    ...(await eventsUntil(watch('lib'), 'add lib/a.css', makeLib)).slice(0, 1),
  ],
  ['add src/site.css', 'addDir lib'],
);

claim(
  ['api/watch#pitfalls', 'getting-started/watching-files#pitfalls'],
  'What lies in a folder that is missing at the start is never noticed.',
  async ({ watch }) => {
    const silent = watch(['lib/*.css', 'lib/a.css']);
    const make = afterASecond(() => change('lib/a.css'));
    return missedBy(silent, watch('**/*.css'), 'add lib/a.css', make);
  },
  [],
);

for (const glob of ['src/[ab].css', 'src/@(a|b).css', 'src/?.css']) {
  claim(
    'api/watch#pitfalls',
    `${glob} has neither a star nor a brace, and never fires.`,
    twoStyles,
    ({ watch }) => missedBy(watch(glob), watch('src/*.css'), 'change src/a.css', changeA),
    [],
  );
}

for (const glob of ['src/{a,b}.css', 'src/[ab]*.css', 'src/**/[ab].css']) {
  claim(
    'api/watch#pitfalls',
    `${glob} has a star or a brace, and fires.`,
    twoStyles,
    ({ watch }) => eventsUntil(watch(glob), 'change src/a.css', changeA),
    ['change src/a.css'],
  );
}

claim(
  ['api/watch#pitfalls', 'getting-started/watching-files#how'],
  'A task that is undefined is no error: the file is watched, and nothing runs.',
  twoStyles,
  ({ watch }) => eventsUntil(watch('src/*.css', undefined), 'change src/a.css', changeA),
  ['change src/a.css'],
);

for (const globs of [[], ['!src/b.css']]) {
  claim(
    'api/watch#pitfalls',
    `The array ${JSON.stringify(globs)} makes a watcher that never becomes ready.`,
    twoStyles,
    async ({ watch }) => {
      let isReady = false;
      const silent = watch(globs);
      silent.on('ready', () => {
        isReady = true;
      });
      const events = reportedEvents(silent);
      await eventsUntil(watch('src/*.css'), 'change src/a.css', changeA);
      return [events, isReady];
    },
    [[], false],
  );
}

claim(
  'api/watch#pitfalls',
  'An empty string watches the whole folder.',
  twoStyles,
  ({ watch }) => eventsUntil(watch(''), 'change src/a.css', changeA),
  ['change src/a.css'],
);

claim(
  'api/watch#pitfalls',
  'Dot files are watched, and src() leaves them out.',
  { '.notes.txt': '', 'a.txt': '' },
  async ({ src, watch }) => {
    const events = await eventsUntil(watch('*.txt'), 'change .notes.txt', () =>
      change('.notes.txt'),
    );
    return [events, await paths(src('*.txt'))];
  },
  [['change .notes.txt'], ['a.txt']],
);

for (const [globs, options] of [
  [['src/**/*.css', '!src/*/*.css'], {}],
  [['src/**/*.css'], { ignored: 'src/*/*.css' }],
] as const) {
  claim(
    'api/watch#pitfalls',
    `${globs.join(', ')} with ${JSON.stringify(options)} reports nothing: the text of a glob is left out.`,
    twoStyles,
    ({ watch }) =>
      missedBy(watch([...globs], options), watch('src/**/*.css'), 'change src/a.css', changeA),
    [],
  );
}

claim(
  'api/watch#returns',
  'unlinkDir reports an empty folder by its relative path.',
  { 'src/a.css': '' },
  async ({ watch }) => {
    const watcher = watch('src');
    const makeAndRemove = removeOnceSeen(watcher, 'src/sub', () =>
      mkdirSync('src/sub', { recursive: true }),
    );
    const events = await eventsUntil(watcher, 'unlinkDir src/sub', makeAndRemove);
    return events.filter((event) => event.startsWith('unlinkDir'));
  },
  ['unlinkDir src/sub'],
);

claim(
  'api/watch#options-files',
  'ignorePermissionErrors: folders and single files that cannot be read cause no error event.',
  {
    'src/a.css': 'a',
    'src/locked/b.css': 'b',
    'dev.mjs': `import { chmodSync } from 'node:fs';
      import gulp from 'gulp';
      chmodSync('src/a.css', 0);
      chmodSync('src/locked', 0);
      chmodSync('.', 0o777);
      if (process.getuid() === 0) {
        process.setuid(65534); // Root may read all files, so the script becomes somebody else.
      }
      for (const ignorePermissionErrors of [false, true]) {
        for (const glob of ['src/**/*.css', 'src/a.css', 'src/*.css']) {
          const watcher = gulp.watch(glob, { ignorePermissionErrors });
          let result = 'silent';
          watcher.on('error', (error) => {
            result = error.code;
          });
          await new Promise((resolve) => watcher.on('ready', resolve));
          await watcher.close();
          console.log(ignorePermissionErrors + ' ' + glob + ' ' + result);
        }
      }`,
  },
  async () => {
    const { lines } = await run('node dev.mjs');
    chmodSync('src/locked', 0o700);
    return lines.filter(Boolean);
  },
  [
    'false src/**/*.css EACCES',
    'false src/a.css EACCES',
    'false src/*.css silent',
    'true src/**/*.css silent',
    'true src/a.css silent',
    'true src/*.css silent',
  ],
);

claim(
  'api/watch#pitfalls',
  'Of a file that is deleted between its discovery and its watch, only its first add is reported.',
  {
    'src/a.css': '',
    'watch.mjs': `
      import fs from 'node:fs';
      import gulp from 'gulp';

      // chokidar has found a file when it asks the system to watch it.
      const { watch } = fs;
      let isGone = false;
      fs.watch = (path, ...rest) => {
        if (path.endsWith('brief.css') && !isGone) {
          isGone = true;
          fs.rmSync(path);
        }
        return watch(path, ...rest);
      };

      const watcher = gulp.watch('src/*.css');
      const events = new Set();
      let timer;
      watcher.on('all', (event, path) => {
        events.add(event + ' ' + path);
        if (event === 'change' && path === 'src/other.css') {
          clearInterval(timer);
          console.log([...events].filter((text) => text !== 'add src/brief.css').join());
          return watcher.close();
        }
      });
      watcher.on('ready', () => {
        timer = setInterval(() => {
          for (const name of ['brief', 'other']) {
            fs.writeFileSync('src/' + name + '.css', String(process.hrtime.bigint()));
          }
        }, 200);
      });`,
  },
  async () => (await run('node watch.mjs')).lines[0],
  'add src/other.css,change src/other.css',
);
