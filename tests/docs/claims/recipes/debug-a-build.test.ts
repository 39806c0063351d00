import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

import { expect } from 'vitest';
import * as z from 'zod';

import {
  claim,
  exitAndLine,
  type Files,
  linkPackages,
  read,
  run,
  sample,
  variant,
} from '../support';

const page = 'recipes/debug-a-build';
const name = 'recipe-debug-a-build';

/** The lines that `look()` prints. */
function looksIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => /^(?:read|small): /.test(line));
}

async function looks(command: string): Promise<readonly string[]> {
  return looksIn((await run(command)).lines);
}

/** The plugin takes two thirds of the time of a run. */
const withoutPlugin = [
  ["import postcss from 'gulp-postcss';", ''],
  ["import cssnano from 'cssnano';", ''],
  ['postcss([cssnano()]),', ''],
] as const;

/** The sample with `debugger;` where the page says. */
function withStop(): Files {
  return variant(name, ['      console.log(', '      debugger;\n      console.log(']);
}

/**
 * Starts a command whose output a claim waits for.
 *
 * @returns what ends it, what it printed, and what writes a line to it as soon as a text has come
 */
function start(...words: readonly string[]): {
  readonly answer: (text: string, line: string) => Promise<void>;
  readonly ended: Promise<number | null>;
  readonly interrupt: () => void;
  readonly output: () => string;
} {
  linkPackages();
  const child = spawn('node', words, {
    env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' },
    stdio: 'pipe',
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return {
    answer: async (text, line) => {
      await expect.poll(() => output, { timeout: 30_000 }).toContain(text);
      child.stdin.write(`${line}\n`);
    },
    ended,
    // Ctrl+C reaches all processes that a command started.
    interrupt: () => process.kill(-z.number().parse(child.pid), 'SIGINT'),
    output: () => output,
  };
}

claim(
  `${page}#files`,
  'A glob that finds nothing gives no line, and no error.',
  variant(name, ['src/styles/*.css', 'src/style/*.css'], ...withoutPlugin),
  async () => {
    const { exit, lines } = await run('gulp styles');
    return [exit, looksIn(lines)];
  },
  [0, []],
);

claim(
  `${page}#files`,
  'Of a file that a plugin drops, only the line before it comes.',
  variant(
    name,
    ["import cssnano from 'cssnano';", "import through from 'through2';"],
    ['postcss([cssnano()])', 'through.obj((file, encoding, callback) => callback())'],
  ),
  () => looks('gulp styles'),
  ['read: main.css, bytes: 52'],
);

claim(
  `${page}#files`,
  'A file that was not read and a folder have no contents.',
  variant(
    name,
    ["src('src/styles/*.css')", "src(['src/*/', 'src/*/*.css'], { read: false })"],
    ...withoutPlugin,
  ),
  async () => (await looks('gulp styles')).filter((line) => line.startsWith('read')),
  ['read: styles, bytes: none', 'read: styles/main.css, bytes: none'],
);

claim(
  `${page}#stop`,
  'node inspect stops before the first line of gulp, then at the statement; exec prints a value, .exit ends.',
  withStop(),
  async () => {
    // Another port for each run: the one of a reader may be taken here.
    const { answer, ended, output } = start(
      'inspect',
      '--port=0',
      'node_modules/gulp/bin/gulp.js',
      'styles',
    );
    await answer('gulp/bin/gulp.js:3', 'c');
    await answer('break in gulpfile.mjs', 'exec file.relative');
    await answer("'main.css'", 'n');
    await answer('in gulpfile.mjs:16', '.exit');
    await ended;
    return output().includes("Finished 'styles'");
  },
  false,
);

claim(
  `${page}#stop`,
  'With --inspect-brk, gulp starts a second process, and that one waits.',
  withStop(),
  async () => {
    const { answer, ended, interrupt, output } = start(
      'node_modules/gulp/bin/gulp.js',
      '--inspect-brk=0',
      'styles',
    );
    await answer('Debugger listening on', '');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    interrupt();
    await ended;
    return [output().includes('Respawned to PID'), output().includes('Starting')];
  },
  [true, false],
);

claim(
  `${page}#stop`,
  'The program of launch.json runs the task of its argument. debugger; does nothing without a debugger.',
  withStop(),
  async () => {
    const { configurations } = z
      .object({
        configurations: z.array(z.object({ program: z.string(), args: z.array(z.string()) })),
      })
      .parse(JSON.parse(readFileSync('.vscode/launch.json', 'utf8')));
    const [one] = configurations;
    const { exit, lines } = await run(
      `node ${one?.program.replace('${workspaceFolder}/', '')} ${one?.args.join(' ')}`,
    );
    return [exit, ...looksIn(lines), lines.some((line) => line.startsWith("Finished 'styles'"))];
  },
  [0, 'read: main.css, bytes: 52', 'small: main.css, bytes: 29', true],
);

/** What `slowest.mjs` lists first after a run of `busy`. */
async function slowest(): Promise<string | undefined> {
  await run('node --cpu-prof --cpu-prof-name=build.cpuprofile node_modules/gulp/bin/gulp.js busy');
  const { lines } = await run('node slowest.mjs build.cpuprofile');
  return lines[0]?.replace(/^ *\d+ ms  /, '');
}

claim(
  `${page}#time`,
  'An own file that computes comes first in the list.',
  {
    ...sample(name),
    'gulpfile.mjs': `export async function busy() {
      for (const end = Date.now() + 2000; Date.now() < end; );
    }`,
  },
  async () => (await slowest())?.endsWith('/gulpfile.mjs'),
  true,
);

claim(
  `${page}#pitfalls`,
  'What another process computes is (idle).',
  {
    ...sample(name),
    'gulpfile.mjs': `import { spawn } from 'node:child_process';
    export function busy() {
      const code = 'for (const end = Date.now() + 500; Date.now() < end; ); setTimeout(() => {}, 2500);';
      return spawn(process.execPath, ['-e', code]);
    }`,
  },
  slowest,
  '(idle)',
);

claim(
  `${page}#time`,
  'The log begins after the gulpfile is loaded, and --tasks-simple loads it and runs no task.',
  {
    'gulpfile.mjs': `import { appendFileSync } from 'node:fs';
    console.log('loads');
    appendFileSync('done.txt', 'loads ');
    export async function build() { appendFileSync('done.txt', 'runs '); }`,
  },
  async () => [
    (await run('gulp build')).lines,
    (await run('gulp --tasks-simple')).lines,
    read('done.txt'),
  ],
  [
    [
      'loads',
      'Using gulpfile ~/my-project/gulpfile.mjs',
      "Starting 'build'...",
      "Finished 'build' after 12 ms",
    ],
    ['build'],
    'loads runs loads ',
  ],
);

const warns = {
  'gulpfile.mjs': `export async function styles() { warn(); }
  function warn() {
    process.emitWarning('Old.', process.env.KIND);
    console.log(Error.stackTraceLimit);
  }`,
};

for (const [flag, kind] of [
  ['--trace-warnings', 'Warning'],
  ['--trace-deprecation', 'DeprecationWarning'],
] as const) {
  claim(
    `${page}#messages`,
    `${flag} adds to a ${kind} the code that led to it.`,
    warns,
    async () => {
      // Node.js writes warnings into this file then, stack and all.
      const environment = { KIND: kind, NODE_REDIRECT_WARNINGS: 'warnings.txt' };
      await run('gulp styles', environment);
      const without = read('warnings.txt').includes('at warn');
      await run(`gulp ${flag} styles`, environment);
      return [without, read('warnings.txt').includes('at warn')];
    },
    [false, true],
  );
}

claim(
  `${page}#messages`,
  'A stack has ten lines, and as many as --stack-trace-limit says.',
  warns,
  async () => [
    await exitAndLine('gulp styles', '10'),
    await exitAndLine('gulp --stack-trace-limit=50 styles', '50'),
  ],
  [
    [0, true],
    [0, true],
  ],
);

claim(
  `${page}#pitfalls`,
  'Where Node.js has --cpu-prof among its own flags for variables, gulp knows it; elsewhere the task is its value.',
  sample(name),
  async () => {
    const [exit, isMissing] = await exitAndLine(
      'gulp --cpu-prof styles',
      'Task never defined: default',
    );
    const isKnown = process.allowedNodeEnvironmentFlags.has('--cpu-prof');
    return [
      exit === 0,
      !isMissing,
      readdirSync('.').some((file) => /^CPU\..+\.cpuprofile$/.test(file)),
    ].map((done) => done === isKnown);
  },
  [true, true, true],
);

claim(
  `${page}#pitfalls`,
  '--inspect does not wait.',
  withStop(),
  async () => {
    const { ended, output } = start('node_modules/gulp/bin/gulp.js', '--inspect=0', 'styles');
    return [await ended, output().includes("Finished 'styles'")];
  },
  [0, true],
);

claim(
  `${page}#pitfalls`,
  'After Ctrl+C there is no profile.',
  { 'gulpfile.mjs': 'export function dev() { setInterval(() => undefined, 1000); }' },
  async () => {
    const { answer, ended, interrupt } = start(
      '--cpu-prof',
      'node_modules/gulp/bin/gulp.js',
      'dev',
    );
    await answer("Starting 'dev'", '');
    interrupt();
    await ended;
    return readdirSync('.').filter((file) => file.endsWith('.cpuprofile'));
  },
  [],
);
