import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough, Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { z } from 'zod';

import type { Gulp, VinylFile } from '../../support/gulp';
import {
  claim,
  exitAndLine,
  type Files,
  filesIn,
  piped,
  plugin,
  read,
  row,
  run,
  story,
} from '../support';
import { files, four, node } from './fixtures';

const page = 'getting-started/errors-in-tasks';

type Done = (error?: unknown) => void;

const destroyable = z.custom<{ destroy(): void }>(
  (value) => typeof value === 'object' && value !== null && 'destroy' in value,
);

/** @returns a plugin that fails at the file of this name, at once */
function failsAt(name: string): Transform {
  return failsLateAt(name, () => true);
}

/**
 * @param name of the file at which the plugin fails
 * @param late what the plugin waits for, with its first file in hand
 * @returns a plugin that is slow with its first file, and fails at one
 */
function failsLateAt(
  name: string,
  late: (stream: Transform) => boolean = ({ writableEnded }) => writableEnded,
): Transform {
  return new Transform({
    objectMode: true,
    async transform(file: VinylFile, _encoding, done) {
      while (!late(this)) {
        await nextTurn();
      }
      done(file.relative === name ? new Error(`${name} is bad.`) : null, file);
    },
  });
}

/** Runs a task with this plugin directly behind src(), until the plugin is closed. */
function behindSrc(gulp: Gulp, plugin: Transform): Promise<readonly string[]> {
  return story(
    gulp,
    function build() {
      return piped(gulp.src('src/*.txt'), plugin, gulp.dest('dist'));
    },
    closed(plugin),
  );
}

/** @returns a promise for the end of a stream, be it good or bad */
function closed(stream: Transform): Promise<unknown> {
  return new Promise((resolve) => {
    stream.on('close', resolve);
  });
}

claim(
  `${page}#errors`,
  'gulp prints the error, names the task and ends with exit code 1.',
  {
    'gulpfile.mjs': "export const build = () => Promise.reject(new Error('No API key.'));\n",
  },
  async () => {
    const { exit, lines } = await run('gulp build');
    return [exit, lines.slice(2, 4).map((line) => line.replace(/after.*/, 'after'))];
  },
  [1, ["'build' errored after", 'Error: No API key.']],
);

claim(
  `${page}#errors`,
  'src() emits an error if you name one file and it does not exist.',
  (gulp) =>
    story(gulp, function copy() {
      return gulp.src('missing.txt').pipe(gulp.dest('dist'));
    }),
  [
    'start copy',
    'error copy: File not found with singular glob: ./missing.txt (if this was purposeful, use `allowEmpty` option)',
  ],
);

claim(
  `${page}#errors`,
  'After an error, series() starts no further task.',
  (gulp) =>
    story(
      gulp,
      gulp.series(
        async function one() {
          throw new Error('bad');
        },
        async function two() {
          await nextTurn();
        },
      ),
    ),
  ['start <series>', 'start one', 'error one: bad', 'error <series>: bad'],
);

claim(
  `${page}#errors`,
  'The first error ends a parallel(), while another task is still at work.',
  (gulp) =>
    story(
      gulp,
      gulp.parallel(
        function waits() {
          return new EventEmitter();
        },
        async function fails() {
          throw new Error('bad');
        },
      ),
    ),
  ['start <parallel>', 'start waits', 'start fails', 'error fails: bad', 'error <parallel>: bad'],
);

claim(
  `${page}#errors`,
  'An error thrown later, while the task is open, fails the task too.',
  (gulp) =>
    story(gulp, function build(done: Done) {
      setImmediate(() => {
        throw new Error('late');
      });
      setImmediate(done);
    }),
  ['start build', 'error build: late'],
);

/** A task that starts a server and writes down its port, beside one that fails then. */
const besideFailure = (atExit: string): Files => ({
  'server.cjs': `const server = require('node:net').createServer((socket) => {
      socket.end('here', () => process.exit());
    });
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
  'gulpfile.mjs': `import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { writeFileSync } from 'node:fs';
    import { parallel } from 'gulp';
    let started;
    function serve() {
      const child = spawn(process.execPath, ['server.cjs'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      ${atExit}
      started = once(child, 'message');
      return child;
    }
    async function fail() {
      const [port] = await started;
      writeFileSync('port.txt', String(port));
      throw new Error('bad');
    }
    export const build = parallel(serve, fail);`,
});

/** @returns the exit code of gulp, and what the server answers then; one that answers has ended */
async function outlived(): Promise<readonly unknown[]> {
  const { exit } = await run('gulp build');
  const socket = connect(Number(read('port.txt')), '127.0.0.1');
  // A server that is gone refuses the connection or cuts it.
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (text) => {
    answer += text.toString();
  });
  await new Promise((resolve) => socket.on('close', resolve));
  return [exit, answer];
}

claim(
  `${page}#errors`,
  'A program that a task started outlives gulp when another task fails.',
  besideFailure(''),
  outlived,
  [1, 'here'],
);

claim(
  `${page}#errors`,
  'A listener of exit that kills it ends it with gulp.',
  besideFailure("process.on('exit', () => child.kill());"),
  outlived,
  [1, ''],
);

claim(
  `${page}#lost-errors`,
  'An error of src() is reported with .pipe(), also through a plugin.',
  async (gulp) =>
    [
      await story(gulp, function one() {
        return gulp.src('no.txt').pipe(gulp.dest('dist'));
      }),
      await story(gulp, function two() {
        return piped(gulp.src('no.txt'), new PassThrough({ objectMode: true }), gulp.dest('dist'));
      }),
    ].map((lines) => lines.at(-1)?.slice(0, 45)),
  [
    'error one: File not found with singular glob: ',
    'error two: File not found with singular glob: ',
  ].map((line) => line.slice(0, 45)),
);

claim(
  `${page}#lost-errors`,
  'An error of dest() is reported with .pipe().',
  { 'src/1.txt': '', dist: 'a file, not a folder' },
  async (gulp) =>
    (
      await story(gulp, function copy() {
        return gulp.src('src/*.txt').pipe(gulp.dest('dist'));
      })
    )
      .at(-1)
      ?.replace(/:.*/, ''),
  'error copy',
);

claim(
  `${page}#lost-errors`,
  'The plugin behind src() fails while files are to come: reported.',
  four,
  (gulp) => behindSrc(gulp, failsAt('1.txt')),
  ['start build', 'error build: 1.txt is bad.'],
);

claim(
  `${page}#lost-errors`,
  'The plugin behind src() fails at the last file: lost, and the task stays open.',
  four,
  (gulp) => behindSrc(gulp, failsAt('4.txt')),
  ['start build'],
);

claim(
  `${page}#lost-errors`,
  'The plugin behind src() fails at the last file, and the task returns this plugin: reported.',
  four,
  (gulp) =>
    story(gulp, function build() {
      return piped(gulp.src('src/*.txt'), failsLateAt('4.txt'));
    }),
  ['start build', 'error build: 4.txt is bad.'],
);

claim(
  `${page}#lost-errors`,
  'The plugin behind src() fails at the only file: lost.',
  { 'src/1.txt': '' },
  (gulp) => behindSrc(gulp, failsAt('1.txt')),
  ['start build'],
);

claim(
  `${page}#lost-errors`,
  'A slow plugin behind src() takes in all four files, and loses an error at the first one.',
  four,
  (gulp) => behindSrc(gulp, failsLateAt('1.txt')),
  ['start build'],
);

claim(
  `${page}#lost-errors`,
  'With 16 files, a slow plugin loses an error at the first one.',
  files(16),
  (gulp) => behindSrc(gulp, failsLateAt('100.txt')),
  ['start build'],
);

claim(
  `${page}#lost-errors`,
  'Of 17 files, a slow plugin takes in 16, and an error at the first one is reported.',
  files(17),
  (gulp) =>
    behindSrc(
      gulp,
      failsLateAt('100.txt', ({ writableLength }) => writableLength === 16),
    ),
  ['start build', 'error build: 100.txt is bad.'],
);

claim(
  `${page}#lost-errors`,
  'The plugin behind dest() loses an error at the last file too.',
  four,
  (gulp) => {
    const bad = failsLateAt('4.txt');
    return story(
      gulp,
      function build() {
        return piped(gulp.src('src/*.txt'), gulp.dest('tmp'), bad, gulp.dest('dist'));
      },
      closed(bad),
    );
  },
  ['start build'],
);

claim(
  `${page}#lost-errors`,
  'A later plugin fails at the last file: reported.',
  four,
  (gulp) =>
    story(gulp, function build() {
      return piped(
        gulp.src('src/*.txt'),
        new PassThrough({ objectMode: true }),
        failsLateAt('4.txt'),
        gulp.dest('dist'),
      );
    }),
  ['start build', 'error build: 4.txt is bad.'],
);

claim(
  `${page}#lost-errors`,
  'gulp-terser fails at the only script: the task ends well, and nothing is written.',
  { 'src/broken.js': 'let = = 3;' },
  async (gulp) => [
    ...(await story(gulp, function lost() {
      return piped(gulp.src('src/*.js'), plugin('gulp-terser')(), gulp.dest('dist'));
    })),
    ...filesIn('dist'),
  ],
  ['start lost', 'stop lost'],
);

claim(
  `${page}#lost-errors`,
  'gulp-sass fails at the only style sheet: its message is lost, and gulp asks for a signal.',
  {
    'gulpfile.mjs': `
      import gulp from 'gulp';
      import gulpSass from 'gulp-sass';
      import * as dartSass from 'sass';
      const sass = gulpSass(dartSass);
      export const lost = () => gulp.src('src/*.scss').pipe(sass()).pipe(gulp.dest('dist'));
    `,
    'src/broken.scss': 'h1 { color: $missing; }',
  },
  () =>
    exitAndLine('gulp lost', [
      'Did you forget to signal async completion?',
      (line) => line.includes('Undefined variable'),
    ]),
  [1, true, false],
);

claim(
  `${page}#lost-errors`,
  'gulp-uglify fails at the only script while src() is still open: reported.',
  { 'src/broken.js': 'let = = 3;' },
  (gulp) =>
    story(gulp, function kept() {
      return piped(gulp.src('src/*.js'), plugin('gulp-uglify')(), gulp.dest('dist'));
    }),
  ['start kept', 'error kept: unable to minify JavaScript'],
);

claim(
  `${page}#sample`,
  'pipeline() reports the same error.',
  { 'src/broken.js': 'let = = 3;' },
  (gulp) =>
    story(gulp, function reported() {
      return row(gulp.src('src/*.js'), plugin('gulp-terser')(), gulp.dest('dist'));
    }),
  ['start reported', 'error reported: Name expected'],
);

for (const name of ['1.txt', '4.txt']) {
  claim(
    `${page}#lost-errors`,
    `pipeline() reports the error of a slow plugin at ${name} of four files.`,
    four,
    (gulp) =>
      story(gulp, function build() {
        return row(gulp.src('src/*.txt'), failsLateAt(name), gulp.dest('dist'));
      }),
    ['start build', `error build: ${name} is bad.`],
  );
}

claim(
  `${page}#killed-process`,
  'A process that ends by a signal counts as success.',
  (gulp) => {
    const child = node('setInterval(() => {}, 1000)');
    child.on('spawn', () => child.kill());
    return story(gulp, function killed() {
      return child;
    });
  },
  ['start killed', 'stop killed'],
);

claim(
  `${page}#killed-process`,
  'The exit event tells the signal.',
  async () => {
    const child = node('setInterval(() => {}, 1000)');
    child.on('spawn', () => child.kill());
    return once(child, 'exit');
  },
  [null, 'SIGTERM'],
);

claim(
  `${page}#premature-close`,
  'A returned stream that is closed before its end, without an error, fails with premature close.',
  (gulp) =>
    story(gulp, function build() {
      const stream = new PassThrough({ objectMode: true });
      setImmediate(() => stream.destroy());
      return stream;
    }),
  ['start build', 'error build: premature close'],
);

claim(
  `${page}#premature-close`,
  'A plugin and a dest() that are joined into one stream, as lazypipe does, write all files and fail with premature close.',
  four,
  async (gulp) => {
    const lines = await story(gulp, function build() {
      const rename = plugin('gulp-rename')({ suffix: '.min' });
      const both = plugin('duplexer')(rename, rename.pipe(gulp.dest('dist')));
      return gulp.src('src/*.txt').pipe(both);
    });
    return [lines, filesIn('dist').length];
  },
  [['start build', 'error build: premature close'], 4],
);

claim(
  `${page}#premature-close`,
  'A stream of gulp says Writable stream closed in this case.',
  four,
  (gulp) =>
    story(gulp, function build() {
      const files = gulp.src('src/*.txt');
      const folder = gulp.dest('dist');
      setImmediate(() => destroyable.parse(folder).destroy());
      return files.pipe(folder);
    }),
  ['start build', 'error build: Writable stream closed'],
);

claim(
  `${page}#rejections`,
  'A rejection without a value prints Promise rejected without Error.',
  (gulp) =>
    story(gulp, function build() {
      return Promise.reject();
    }),
  ['start build', 'error build: Promise rejected without Error'],
);

const copying = (from: string, end: string) =>
  `import { pipeline } from '${from}';
  import { dest, src } from 'gulp';
  export const build = (done) => pipeline(src('src/*.txt'), dest('dist')${end});`;

claim(
  `${page}#pipeline-callback`,
  'The pipeline() of node:stream wants a callback, and that of node:stream/promises calls it with a stream.',
  {
    ...four,
    'wants.mjs': copying('node:stream', ''),
    'has.mjs': copying('node:stream', ', done'),
    'promises.mjs': copying('node:stream/promises', ''),
    'both.mjs': copying('node:stream/promises', ', done'),
  },
  () =>
    Promise.all(
      ['wants', 'has', 'promises', 'both'].map(async (name) => {
        const { lines } = await run(`gulp --gulpfile ${name}.mjs build`);
        return lines.flatMap((line) => /^(?:Finished|\w*Error.*)/.exec(line)?.[0] ?? []);
      }),
    ),
  [
    [
      'TypeError [ERR_INVALID_ARG_TYPE]: The "streams[stream.length - 1]" property must be of type function. Received an instance of Composer',
    ],
    ['Finished'],
    ['Finished'],
    ['Error: [object Object]'],
  ],
);

claim(
  `${page}#pipeline-callback`,
  'A pipeline() that gets a single stream says that streams are missing.',
  {
    ...four,
    'gulpfile.mjs': `import { pipeline } from 'node:stream/promises';
      import { dest, src } from 'gulp';
      export const build = () => pipeline(src('src/*.txt').pipe(dest('dist')));`,
  },
  () =>
    exitAndLine(
      'gulp build',
      'TypeError [ERR_MISSING_ARGS]: The "streams" argument must be specified',
    ),
  [1, true],
);

claim(
  `${page}#rejections`,
  'An object that is no error gives [object Object], from reject(), throw and done().',
  {
    'gulpfile.mjs': `const reason = { message: 'No API key.' };
      export const rejects = () => Promise.reject(reason);
      export const throws = () => { throw reason; };
      export const calls = (done) => done(reason);`,
  },
  () =>
    Promise.all(
      ['rejects', 'throws', 'calls'].map((task) =>
        exitAndLine(`gulp ${task}`, 'Error: [object Object]'),
      ),
    ),
  Array(3).fill([1, true]),
);
