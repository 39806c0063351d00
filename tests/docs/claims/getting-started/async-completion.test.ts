import { exec, fork, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { z } from 'zod';

import type { FileStream } from '../../support/gulp';
import { requireFromSamples } from '../../support/gulp';
import {
  changing,
  claim,
  exitAndLine,
  filesIn,
  piped,
  ready,
  row,
  run,
  sample,
  story,
  write,
} from '../support';
import { files, four, node } from './fixtures';

const page = 'getting-started/async-completion';

type Done = (error?: unknown) => void;

const rxjs = z
  .object({
    timer: z.custom<(due: number) => unknown>(),
    throwError: z.custom<(make: () => Error) => unknown>(),
  })
  .parse(requireFromSamples('rxjs'));

const { deleteAsync } = z
  .object({ deleteAsync: z.custom<(glob: string) => Promise<readonly string[]>>() })
  .parse(requireFromSamples('del'));

/** @returns a promise for the moment at which all is written */
function written(stream: FileStream): Promise<unknown> {
  return new Promise((resolve) => {
    stream.on('finish', resolve);
  });
}

/**
 * Claims how a task `build` goes that needs no files.
 *
 * @param code the body of the task
 * @param seen the lines of `story()`
 * @param last for a task that stays open: what happens last
 */
function ends(
  section: string,
  sentence: string,
  code: (done: Done) => unknown,
  seen: readonly string[],
  last?: () => Promise<unknown>,
): void {
  function build(done: Done): unknown {
    return code(done);
  }
  claim(section, sentence, (gulp) => story(gulp, build, last?.()), seen);
}

claim(
  `${page}#sample`,
  'Each of the eight tasks says in its own way that it is finished.',
  sample('async-forms'),
  async () => (await run('gulp all')).lines.filter((line) => line.startsWith('Finished')).length,
  9,
);

ends(
  `${page}#forms`,
  'An error thrown by the function itself fails the task.',
  () => {
    throw new Error('No API key.');
  },
  ['start build', 'error build: No API key.'],
);

ends(`${page}#forms`, 'A number is no signal.', () => 5, ['start build'], nextTurn);

ends(
  `${page}#forms`,
  'An async generator is no signal.',
  async function* () {
    yield 1;
  },
  ['start build'],
  nextTurn,
);

ends(
  `${page}#forms`,
  'A web stream is no signal.',
  () => new ReadableStream({ start: (controller) => controller.close() }),
  ['start build'],
  nextTurn,
);

claim(
  [`${page}#stream`, 'getting-started/working-with-files#read-change-write'],
  'The task ends when all files are written.',
  four,
  async (gulp) => {
    const copy = () => gulp.src('src/*.txt').pipe(gulp.dest('dist'));
    let seen: readonly string[] = [];
    const look = (done: Done) => {
      seen = filesIn('dist');
      done();
    };
    await story(gulp, gulp.series(copy, look));
    return seen;
  },
  ['1.txt', '2.txt', '3.txt', '4.txt'],
);

claim(
  `${page}#stream`,
  'gulp reads what comes out, so a row that ends in a plugin comes to its end.',
  files(100),
  async (gulp) => {
    let count = 0;
    const counter = changing(() => {
      count += 1;
    });
    const lines = await story(gulp, function check() {
      return piped(gulp.src('src/*.txt'), counter);
    });
    return [...lines, count];
  },
  ['start check', 'stop check', 100],
);

claim(
  `${page}#stream`,
  'A stream of Node.js is a signal too, at its end.',
  { 'one.txt': 'one' },
  (gulp) =>
    story(gulp, function build() {
      return createReadStream('one.txt');
    }),
  ['start build', 'stop build'],
);

ends(
  `${page}#stream`,
  'A stream that is only written to is a signal when it finishes.',
  () => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    sink.end('text');
    return sink;
  },
  ['start build', 'stop build'],
);

ends(
  `${page}#stream`,
  'The task fails when the returned stream emits an error.',
  () => createReadStream('missing.txt'),
  ['start build', "error build: ENOENT: no such file or directory, open 'missing.txt'"],
);

claim(
  `${page}#promise`,
  'The task ends when the promise is fulfilled.',
  async (gulp) => [
    ...(await story(gulp, function folder() {
      return mkdir('dist/logs', { recursive: true });
    })),
    existsSync('dist/logs'),
  ],
  ['start folder', 'stop folder', true],
);

ends(
  `${page}#promise`,
  'The task fails when the promise is rejected.',
  () => readFile('missing.txt'),
  ['start build', "error build: ENOENT: no such file or directory, open 'missing.txt'"],
);

ends(
  `${page}#promise`,
  'Any object with a then() method counts as a promise.',
  () => ({ then: (fulfilled: Done) => fulfilled() }),
  ['start build', 'stop build'],
);

claim(
  `${page}#async-function`,
  'An async function is finished after all that it awaits.',
  async (gulp) => {
    const log = async () => {
      await mkdir('dist');
      await writeFile('dist/build.txt', 'built');
    };
    let seen: readonly string[] = [];
    await story(
      gulp,
      gulp.series(log, async () => {
        seen = filesIn('dist');
      }),
    );
    return seen;
  },
  ['build.txt'],
);

ends(
  `${page}#async-function`,
  'An async function that throws fails its task.',
  async () => {
    throw new Error('The release notes are empty.');
  },
  ['start build', 'error build: The release notes are empty.'],
);

ends(
  `${page}#callback`,
  'The task ends when the callback is called.',
  (done) => {
    setImmediate(done);
  },
  ['start build', 'stop build'],
);

ends(
  `${page}#callback`,
  'An error as the first argument fails the task.',
  (done) => {
    done(new Error('refused'));
  },
  ['start build', 'error build: refused'],
);

claim(
  `${page}#callback`,
  'The callback can go directly to a function that takes an error-first callback.',
  async (gulp) => {
    const { writeFile: withCallback } = await import('node:fs');
    return story(gulp, function version(done: Done) {
      withCallback('no-folder/version.txt', '1.0.0', done);
    });
  },
  [
    'start version',
    "error version: ENOENT: no such file or directory, open 'no-folder/version.txt'",
  ],
);

claim(
  `${page}#callback`,
  'true, a number, a text and an object count as errors.',
  async (gulp) => {
    const ends: string[] = [];
    for (const first of [true, 1, 'no key', {}]) {
      const lines = await story(gulp, (done: Done) => done(first));
      ends.push(lines[1]?.split(' ')[0] ?? '');
    }
    return ends;
  },
  ['error', 'error', 'error', 'error'],
);

claim(
  `${page}#callback`,
  'null, undefined, false, 0 and an empty text do not count as errors.',
  async (gulp) => {
    const ends: string[] = [];
    for (const first of [null, undefined, false, 0, '']) {
      const lines = await story(gulp, (done: Done) => done(first));
      ends.push(lines[1]?.split(' ')[0] ?? '');
    }
    return ends;
  },
  ['stop', 'stop', 'stop', 'stop', 'stop'],
);

claim(
  `${page}#callback`,
  'A callback in then() gets the list of deleted paths, and gulp takes the first one for an error.',
  { 'dist/old.txt': '' },
  (gulp) =>
    story(gulp, function clean(done: Done) {
      void deleteAsync('dist').then(done);
    }),
  ['start clean', 'error clean: ./dist'],
);

claim(
  `${page}#child-process`,
  'exec() and execFile() kill a program that prints more than 1 MiB, and the task succeeds without it.',
  {
    'print.mjs': `import { writeFileSync } from 'node:fs';
      process.stdout.write('x'.repeat(3_000_000));
      setTimeout(() => writeFileSync('done.txt', ''), 2_000);`,
    'gulpfile.mjs': `import { exec, execFile } from 'node:child_process';
      export const print = () => exec('node print.mjs');
      export const printFile = () => execFile('node', ['print.mjs']);`,
  },
  async () => [
    (await run('gulp print')).exit,
    (await run('gulp printFile')).exit,
    existsSync('done.txt'),
  ],
  [0, 0, false],
);

claim(
  `${page}#callback`,
  'With an empty list, the task is errored and no message says why.',
  {
    'gulpfile.mjs':
      "import { deleteAsync } from 'del';\nexport function clean(done) {\n  deleteAsync('dist').then(done);\n}\n",
  },
  async () => {
    const { exit, lines } = await run('gulp clean');
    const after = lines.findIndex((line) => line.startsWith("'clean' errored"));
    return [exit, lines.slice(after + 1).filter((line) => line !== '')];
  },
  [1, []],
);

ends(
  `${page}#callback`,
  'A task without asynchronous work that calls its callback is finished.',
  (done) => {
    done();
  },
  ['start build', 'stop build'],
);

ends(
  `${page}#callback`,
  'A second call of the callback has no effect, even with an error.',
  (done) => {
    done();
    done(new Error('too late'));
  },
  ['start build', 'stop build'],
);

ends(`${page}#child-process`, 'The task ends when the process exits.', () => node(''), [
  'start build',
  'stop build',
]);

ends(
  `${page}#child-process`,
  'Another exit code than 0 fails the task.',
  () => node('process.exit(3)'),
  ['start build', 'error build: exited with error code: 3'],
);

ends(
  `${page}#child-process`,
  'A process that a signal ends has no exit code, and the task ends well.',
  () => node("process.kill(process.pid, 'SIGKILL')"),
  ['start build', 'stop build'],
);

ends(`${page}#child-process`, 'What exec() returns is a signal as well.', () => exec('exit 4'), [
  'start build',
  'error build: exited with error code: 4',
]);

ends(
  `${page}#child-process`,
  'A program that cannot be started fails the task.',
  () => spawn('no-such-program'),
  ['start build', 'error build: spawn no-such-program ENOENT'],
);

claim(
  `${page}#child-process`,
  'Without a reader, a program that prints a lot does not end; once somebody reads, it does.',
  async (gulp) => {
    const code = "process.stdout.write('x'.repeat(1e6)); process.stderr.write('wrote')";
    const child = spawn(process.execPath, ['-e', code]);
    const started = once(child, 'spawn').then(() => once(child.stderr, 'readable'));
    const before = await story(
      gulp,
      function build() {
        return child;
      },
      started,
    );
    child.stdout.resume();
    const [exit] = await once(child, 'exit');
    return [before, exit];
  },
  [['start build'], 0],
);

for (const event of ['finish', 'end']) {
  claim(
    `${page}#event-emitter`,
    `The event ${event} ends the task.`,
    (gulp) =>
      story(gulp, function build() {
        const job = new EventEmitter();
        setImmediate(() => job.emit(event));
        return job;
      }),
    ['start build', 'stop build'],
  );
}

ends(
  `${page}#event-emitter`,
  'The event error fails the task.',
  () => {
    const job = new EventEmitter();
    setImmediate(() => job.emit('error', new Error('The job was refused.')));
    return job;
  },
  ['start build', 'error build: The job was refused.'],
);

for (const event of ['close', 'done']) {
  claim(
    `${page}#event-emitter`,
    `The event ${event} leaves the task open.`,
    (gulp) => {
      const job = new EventEmitter();
      setImmediate(() => job.emit(event));
      return story(
        gulp,
        function build() {
          return job;
        },
        once(job, event),
      );
    },
    ['start build'],
  );
}

claim(
  `${page}#event-emitter`,
  'An emitter that was over before the function returned it leaves the task open.',
  (gulp) => {
    const job = new EventEmitter();
    return story(
      gulp,
      function build() {
        job.emit('end');
        return job;
      },
      nextTurn(),
    );
  },
  ['start build'],
);

claim(
  `${page}#event-emitter`,
  'A stream that was over before the function returned it leaves the task open.',
  async (gulp) => {
    const over = new Writable();
    over.end();
    await once(over, 'close');
    return story(
      gulp,
      function build() {
        return over;
      },
      nextTurn(),
    );
  },
  ['start build'],
);

ends(
  `${page}#event-emitter`,
  'An error event without a value counts as success.',
  () => {
    const job = new EventEmitter();
    setImmediate(() => job.emit('error'));
    return job;
  },
  ['start build', 'stop build'],
);

ends(
  `${page}#observable`,
  'The task ends when an observable of RxJS 7 completes.',
  () => rxjs.timer(1),
  ['start build', 'stop build'],
);

ends(
  `${page}#observable`,
  'The task fails when the observable reports an error.',
  () => rxjs.throwError(() => new Error('The source broke off.')),
  ['start build', 'error build: The source broke off.'],
);

ends(
  `${page}#observable`,
  'gulp calls subscribe() with three functions.',
  () => ({ subscribe: (_next: Done, _error: Done, complete: Done) => complete() }),
  ['start build', 'stop build'],
);

claim(
  `${page}#observable`,
  'An observable that only accepts an observer object does not work.',
  {
    'gulpfile.mjs':
      'export const build = () => ({ subscribe: (observer) => observer.complete() });\n',
  },
  () => exitAndLine('gulp build', 'TypeError: observer.complete is not a function'),
  [1, true],
);

const forgotten = {
  'gulpfile.mjs':
    "import { series } from 'gulp';\nfunction one() {}\nfunction two(done) {\n  done();\n}\nexport const build = series(one, two);\n",
};

claim(
  `${page}#signal-error`,
  'A task without a signal: gulp names the open tasks, the exit code is 1, and later tasks never start.',
  forgotten,
  async () => {
    const { exit, lines } = await run('gulp build');
    return [exit, ...lines.slice(1)];
  },
  [
    1,
    "Starting 'build'...",
    "Starting 'one'...",
    'The following tasks did not complete: build, one',
    'Did you forget to signal async completion?',
  ],
);

claim(
  `${page}#signal-error`,
  'The same lines appear after process.exit(), and its exit code is 1, even for process.exit(0).',
  { 'gulpfile.mjs': 'export const build = async () => process.exit(0);\n' },
  () => exitAndLine('gulp build', 'Did you forget to signal async completion?'),
  [1, true],
);

claim(
  `${page}#signal-error`,
  'A stream that is started and not returned leaves its task open, although its files are written.',
  { 'src/one.txt': 'one' },
  async (gulp) => {
    let last: Promise<unknown> = Promise.resolve();
    const lines = await story(
      gulp,
      function copy() {
        const stream = gulp.src('src/*.txt').pipe(gulp.dest('dist'));
        last = written(stream);
      },
      nextTurn().then(() => last),
    );
    return [...lines, ...filesIn('dist')];
  },
  ['start copy', 'one.txt'],
);

claim(
  `${page}#async-and-streams`,
  'An async function that returns a stream counts as finished before its files are written; they arrive later.',
  { 'src/one.txt': 'one' },
  async (gulp) => {
    let arrived: Promise<unknown> = Promise.resolve();
    let seen: readonly string[] = ['not looked'];
    const copy = async () => {
      const stream = gulp.src('src/*.txt').pipe(gulp.dest('dist'));
      arrived = written(stream);
      return stream;
    };
    const look = (done: Done) => {
      seen = filesIn('dist');
      done();
    };
    await story(gulp, gulp.series(copy, look));
    await arrived;
    return [seen, filesIn('dist')];
  },
  [[], ['one.txt']],
);

claim(
  `${page}#async-and-streams`,
  'An error in such a stream stops the whole process, and no task is errored.',
  {
    'gulpfile.mjs':
      "import { dest, series, src } from 'gulp';\nasync function copy() {\n  return src('missing.txt').pipe(dest('dist'));\n}\nconst wait = () => new Promise((resolve) => setTimeout(resolve, 60000));\nexport const build = series(copy, wait);\n",
  },
  () =>
    exitAndLine('gulp build', [
      (line) => line.startsWith("Finished 'copy'"),
      (line) => line.includes('errored'),
      (line) => line.includes('File not found with singular glob'),
    ]),
  [1, true, false, true],
);

claim(
  `${page}#async-and-streams`,
  'Without async, the task waits for its stream.',
  { 'src/one.txt': 'one' },
  async (gulp) => {
    await story(gulp, () => gulp.src('src/*.txt').pipe(gulp.dest('dist')));
    return filesIn('dist');
  },
  ['one.txt'],
);

claim(
  `${page}#async-and-streams`,
  'With pipeline(), an async function waits for its stream.',
  { 'src/one.txt': 'one' },
  async (gulp) => {
    await story(gulp, async () => row(gulp.src('src/*.txt'), gulp.dest('dist')));
    return filesIn('dist');
  },
  ['one.txt'],
);

claim(
  `${page}#two-signals`,
  'The first signal wins: a callback ends the task before its stream is done.',
  { 'src/one.txt': '' },
  async (gulp) => {
    let arrived: Promise<unknown> = Promise.resolve();
    let seen: readonly string[] = ['not looked'];
    const two = (done: Done) => {
      done();
      const stream = gulp.src('src/*.txt').pipe(gulp.dest('dist'));
      arrived = written(stream);
      return stream;
    };
    const look = (done: Done) => {
      seen = filesIn('dist');
      done();
    };
    await story(gulp, gulp.series(two, look));
    await arrived;
    return seen;
  },
  [],
);

claim(
  `${page}#two-signals`,
  'An async function with a callback: after done(), its errors disappear without a message.',
  {
    'gulpfile.mjs':
      "export async function build(done) {\n  done();\n  await null;\n  throw new Error('lost');\n}\n",
  },
  () => exitAndLine('gulp build', (line) => line.includes('lost')),
  [0, false],
);

const childModule = { 'child.mjs': 'process.exitCode = 0;\n' };

claim(
  `${page}#fork`,
  'The end of a process of fork() goes unnoticed.',
  childModule,
  (gulp) => {
    const child = fork('child.mjs');
    return story(
      gulp,
      function hidden() {
        return child;
      },
      once(child, 'close'),
    );
  },
  ['start hidden'],
);

for (const [entry, sentence, end] of [
  [
    'ipc',
    "A channel for messages, 'ipc' in stdio, hides the end of a process of spawn() as well.",
    'close',
  ],
  [
    'pipe',
    'Any fourth entry in stdio, such as a pipe, hides the end of a process of spawn().',
    'exit',
  ],
] as const) {
  claim(
    `${page}#fork`,
    sentence,
    childModule,
    (gulp) => {
      const child = spawn(process.execPath, ['child.mjs'], {
        stdio: ['ignore', 'ignore', 'ignore', entry],
      });
      return story(
        gulp,
        function hidden() {
          return child;
        },
        once(child, end),
      );
    },
    ['start hidden'],
  );
}

claim(
  `${page}#fork`,
  'A task that awaits the exit event of fork() ends with it.',
  childModule,
  (gulp) =>
    story(gulp, async function awaited() {
      await once(fork('child.mjs'), 'exit');
    }),
  ['start awaited', 'stop awaited'],
);

claim(
  `${page}#watchers`,
  'A task that starts a watch stays open, so a task behind it in a series never starts.',
  { 'src/one.txt': '' },
  async (gulp) => {
    let watcher = gulp.watch('src/*.txt');
    await watcher.close();
    const opened = new EventEmitter();
    const ready = once(opened, 'ready');
    const lines = await story(
      gulp,
      gulp.series(
        function dev() {
          watcher = gulp.watch('src/*.txt');
          watcher.on('ready', () => opened.emit('ready'));
        },
        async function after() {
          await nextTurn();
        },
      ),
      ready,
    );
    await watcher.close();
    return lines;
  },
  ['start <series>', 'start dev'],
);

/** Rows that nothing reads at their end. */
const rows = {
  'gulpfile.mjs': `
    import { PassThrough } from 'node:stream';
    import { pipeline } from 'node:stream/promises';
    import { dest, src } from 'gulp';
    import terser from 'gulp-terser';

    const plugin = () => new PassThrough({ objectMode: true });
    const failing = () => plugin().on('data', () => {}).destroy(new Error('bad'));

    export const few = () => pipeline(src(['src/*.txt', '!src/100.txt']), plugin());
    export const many = () => pipeline(src('src/*.txt'), plugin());
    export const read = () => pipeline(src('src/*.txt'), plugin().resume());
    export const fails = () => pipeline(src('src/*.txt'), failing().resume());
    export const uncalled = () => pipeline(src('src/*.txt'), terser, dest('dist'));

    const counting = () => plugin().on('pipe', () => process.on('exit', () => console.log(counted)));
    let counted = 0;
    const piped = () => src('src/*.txt').on('data', () => (counted += 1)).pipe(counting());
    export const event = (done) => void piped().on('end', done);
    export const unawaited = async () => void piped();
    export const returned = () => piped();`,
};

/** @returns the exit code, and the first words of what gulp says behind its first two lines */
async function ending(task: string): Promise<readonly unknown[]> {
  return outcome(await run(`gulp ${task}`));
}

function outcome({ exit, lines }: Awaited<ReturnType<typeof run>>): readonly unknown[] {
  return [exit, lines[2]?.replace(/ after .*|: .*/, '')];
}

claim(
  `${page}#last-plugin`,
  'A pipeline() that ends in a plugin stops after 16 files, and comes to its end with 15.',
  { ...rows, ...files(16) },
  async () => [await ending('few'), await ending('many')],
  [
    [0, "Finished 'few'"],
    [1, 'The following tasks did not complete'],
  ],
);

claim(
  `${page}#last-plugin`,
  'With resume() on the last stream it comes to its end, and an error fails the task.',
  { ...rows, ...files(40) },
  async () => [await ending('read'), await ending('fails')],
  [
    [0, "Finished 'read'"],
    [1, "'fails' errored"],
  ],
);

claim(
  `${page}#last-plugin`,
  'With .pipe(), a task that waits for end stops in the same way, one that waits for nothing is finished, and one that returns its stream reads all.',
  { ...rows, ...files(40) },
  () =>
    Promise.all(
      ['event', 'unawaited', 'returned'].map(async (task) => {
        const result = await run(`gulp ${task}`);
        const count = Number(result.lines.findLast((line) => /^\d+$/.test(line)));
        return [...outcome(result), count < 40];
      }),
    ),
  [
    [1, 'The following tasks did not complete', true],
    [0, "Finished 'unawaited'", true],
    [0, "Finished 'returned'", false],
  ],
);

claim(
  `${page}#signal-error`,
  'A plugin without its parentheses reads no file in a pipeline(), and gulp asks for a signal.',
  { ...rows, ...files(1) },
  async () => [await ending('uncalled'), filesIn('.').includes('dist/100.txt')],
  [[1, 'The following tasks did not complete'], false],
);

claim(
  `${page}#stays-open`,
  'After the last task, Node.js goes on while something is open, and can name it.',
  {
    'gulpfile.mjs': `
      import { createServer } from 'node:http';
      import { watch } from 'gulp';

      export default async function serve() {
        const server = createServer().listen(0);
        const watcher = watch('*.txt');
        watcher.on('ready', async () => {
          setTimeout(() => {}, 10);
          const kinds = new Set(process.getActiveResourcesInfo());
          console.log(['TCPServerWrap', 'Timeout', 'FSEventWrap'].map((kind) => kinds.has(kind)).join());
          server.close();
          await watcher.close();
        });
      }`,
    'a.txt': '',
  },
  async () => {
    const { exit, lines } = await run('gulp');
    return [exit, lines.slice(2, 4).map((line) => line.replace(/ after .*/, ''))];
  },
  [0, ["Finished 'default'", 'true,true,true']],
);

claim(
  `${page}#not-passed`,
  'A task that code calls has no callback, unless the code passes one.',
  {
    'gulpfile.mjs': `import { series } from 'gulp';
      const styles = (done) => done();
      export const direct = (done) => { styles(); done(); };
      export const passed = (done) => styles(done);
      export const combined = series(styles);`,
  },
  async () => {
    const { exit, lines } = await run('gulp direct');
    const others = [await run('gulp passed'), await run('gulp combined')];
    return [
      exit,
      lines.some((line) => /TypeError: done is not a function/.test(line)),
      ...others.map((one) => one.exit),
    ];
  },
  [1, true, 0, 0],
);

claim(
  `${page}#not-passed`,
  "on('change', styles) passes a path.",
  { 'src/a.txt': 'a' },
  async ({ watch }) => {
    const watcher = watch('src/*.txt');
    await ready(watcher);
    const seen = new Promise((resolve) => watcher.on('change', resolve));
    write({ 'src/a.txt': 'more' });
    const first = await seen;
    await watcher.close();
    return String(first).replaceAll('\\', '/');
  },
  'src/a.txt',
);
