import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { samplesModules } from '../../../src/samples/paths';
import { requireFromSamples } from '../support/gulp';
import {
  claim,
  exitAndLine,
  type Files,
  filesIn,
  gulpfile,
  linkPackages,
  message,
  run,
  runEach,
  write,
} from './support';

const gulp = path.join(samplesModules, '.bin/gulp');

const idle = { 'gulpfile.mjs': 'export default async () => {};\n' };

/** Runs a program in the working directory, which need not have `node_modules`. */
function inFolder(program: string, ...words: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', npm_config_offline: 'true' },
  });
  return `${stdout}${stderr}`.split('\n');
}

/** @returns what matches of each line that a command prints, without those that do not match */
async function printed(
  command: string,
  wanted: RegExp,
  environment?: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { lines } = await run(command, environment);
  return lines.flatMap((line) => wanted.exec(line)?.[0] ?? []);
}

/** @returns the same for each of several tasks, which run one after the other */
async function printedByEach(
  tasks: readonly string[],
  wanted: RegExp,
  environment?: Readonly<Record<string, string>>,
): Promise<readonly (readonly string[])[]> {
  const all = await runEach(tasks, environment);
  return all.map((lines) => lines.flatMap((line) => wanted.exec(line)?.[0] ?? []));
}

claim(
  'errors#local-modules',
  'Where package.json lists no package, the message comes again after npm install.',
  { ...idle, 'package.json': '{ "private": true }\n' },
  () => {
    const isSaid = () =>
      inFolder(process.execPath, realpathSync(gulp)).some((line) =>
        line.includes('Local modules not found in '),
      );
    const before = isSaid();
    inFolder('npm', 'install');
    return [before, existsSync('node_modules'), isSaid()];
  },
  [true, false, true],
);

claim(
  'errors#ps1',
  'npm brings npx.cmd beside npx.ps1, and npx.cmd starts Node.js without PowerShell.',
  () => {
    const shown = inFolder('npm', 'exec', '-c', 'node -p process.env.npm_execpath');
    const folder = path.dirname(shown.find((line) => line.endsWith('.js')) ?? '');
    const shim = readFileSync(path.join(folder, 'npx.cmd'), 'utf8');
    return [
      existsSync(path.join(folder, 'npx.ps1')),
      /^"%NODE_EXE%"/m.test(shim),
      /ps1/.test(shim),
    ];
  },
  [true, true, false],
);

claim(
  'errors#reading-apply',
  'The global command of gulp 3 calls gulp.start.apply(), and gulp 5 has no start().',
  { 'old.mjs': "import gulp from 'gulp';\ngulp.start.apply(gulp, ['default']);\n" },
  () =>
    exitAndLine('node old.mjs', "TypeError: Cannot read properties of undefined (reading 'apply')"),
  [1, true],
);

claim(
  'errors#preload',
  'A module is looked for from the folder in which tasks run, and a path needs ./ in front.',
  { ...idle, 'hook.js': '', 'site/own.js': '' },
  () =>
    Promise.all(
      [
        '--preload ./hook.js',
        '--preload hook.js',
        '--gulpfile gulpfile.mjs --cwd site --preload ./hook.js',
        '--gulpfile gulpfile.mjs --cwd site --preload ./own.js',
      ].map(
        async (flags) => (await printed(`gulp ${flags}`, /^(?:Failed to preload|Preloaded)/))[0],
      ),
    ),
  ['Preloaded', 'Failed to preload', 'Failed to preload', 'Preloaded'],
);

claim(
  'errors#preload',
  'tsx is installed and not found; --import=tsx loads it.',
  { ...idle, 'typed.ts': 'export default async (): Promise<void> => {};\n' },
  async () => [
    existsSync(path.join(samplesModules, 'tsx')),
    await printed('gulp --preload tsx', /^Failed to preload.*/),
    await printed('gulp --import=tsx --gulpfile typed.ts', /^Finished/),
  ],
  [true, ['Failed to preload external module: tsx'], ['Finished']],
);

claim(
  'errors#loader',
  'A loader that is installed and fails gives the same message, and the reason.',
  {
    'gulpfile.ts': 'exports.default = async () => {};\n',
    'node_modules/ts-node/register.js': "throw new Error('TypeScript 7');\n",
  },
  () => {
    symlinkSync(path.join(samplesModules, 'gulp'), 'node_modules/gulp', 'junction');
    const lines = inFolder(process.execPath, realpathSync(gulp)).map((line) => line.slice(11));
    const first = lines.indexOf('Failed to load external module: ts-node/register');
    return lines.slice(first, first + 2);
  },
  ['Failed to load external module: ts-node/register', 'Error: TypeScript 7'],
);

claim(
  'errors#cannot-find',
  'A file of your own without ./ counts as a package; an ES module needs the ending too.',
  {
    'tasks/clean.mjs': 'export const clean = async () => {};\n',
    'bare.mjs': "export * from 'tasks/clean.mjs';\n",
    'short.mjs': "export * from './tasks/clean';\n",
    'whole.mjs': "export * from './tasks/clean.mjs';\n",
  },
  () =>
    Promise.all(
      ['bare', 'short', 'whole'].map(async (name) => {
        const error = await message(() => requireFromSamples(path.resolve(`${name}.mjs`)));
        return error?.split(' ', 3).join(' ');
      }),
    ),
  ['Cannot find package', 'Cannot find module', undefined],
);

/** Prints a line where Node.js 22 and later warn. */
const warnsOfStats = `import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.Stats = new Proxy(fs.Stats, {
    apply() { console.log('fs.Stats is deprecated'); },
    construct(target) { console.log('fs.Stats is deprecated'); return new target(); },
  });
  syncBuiltinESMExports();
`;

claim(
  'errors#other-lines',
  'gulp clones files and writes files without stat without a warning; version 2 of vinyl does not.',
  {
    'stats.mjs': warnsOfStats,
    'a.txt': '',
    'gulpfile.mjs': `import { createRequire } from 'node:module';
      import { Transform } from 'node:stream';
      const require = createRequire(import.meta.url);
      const { dest, src } = require('gulp');
      const Vinyl = require('vinyl');
      const Vinyl2 = createRequire(require.resolve('gulp-concat'))('vinyl');
      const change = (to) => () =>
        src('a.txt')
          .pipe(new Transform({ objectMode: true, transform: (file, _, next) => next(null, to(file)) }))
          .pipe(dest('out'));
      const parts = (file) => ({ path: file.path, contents: file.contents, stat: file.stat });
      export const clones = change((file) => file.clone());
      export const makes = change(() => new Vinyl({ path: 'b.txt', contents: Buffer.from('b') }));
      export const old = change((file) => new Vinyl2(parts(file)).clone());
    `,
  },
  () =>
    printedByEach(['clones', 'makes', 'old'], /^fs.Stats is deprecated|^Finished/, {
      NODE_OPTIONS: '--import=./stats.mjs',
    }),
  [['Finished'], ['Finished'], ['fs.Stats is deprecated', 'Finished']],
);

claim(
  'errors#circular-extends',
  'A config file of the home folder that extends none gives it in a project below, until that has one.',
  {
    '.gulp.cjs': 'module.exports = {};\n',
    'project/gulpfile.mjs': 'export default async () => {};\n',
  },
  async () => {
    const wanted = /We encountered a circular extend|^Finished/;
    const home = { HOME: process.cwd(), USERPROFILE: process.cwd() };
    const alone = await printed('gulp --cwd project', wanted, home);
    write({ 'project/.gulp.cjs': 'module.exports = {};\n' });
    return [...alone, ...(await printed('gulp --cwd project', wanted, home))];
  },
  ['We encountered a circular extend', 'Finished'],
);

claim(
  'errors#circular-extends',
  'A config file may extend neither that of the home folder nor the file that this one extends.',
  {
    '.gulp.cjs': "module.exports = { extends: './base.cjs' };\n",
    'base.cjs': 'module.exports = {};\n',
    'other.cjs': 'module.exports = {};\n',
    'project/gulpfile.mjs': 'export default async () => {};\n',
  },
  async () => {
    const wanted = /We encountered a circular extend|^Finished/;
    const home = { HOME: process.cwd(), USERPROFILE: process.cwd() };
    const printedFor = (file: string) => {
      write({ 'project/.gulp.cjs': `module.exports = { extends: '../${file}' };\n` });
      return printed('gulp --cwd project', wanted, home);
    };
    return [
      ...(await printedFor('.gulp.cjs')),
      ...(await printedFor('base.cjs')),
      ...(await printedFor('other.cjs')),
    ];
  },
  ['We encountered a circular extend', 'We encountered a circular extend', 'Finished'],
);

claim(
  'errors#config-file',
  'A file in extends without ./ is no path in the message, and Node.js finds no fault in the config file.',
  {
    ...idle,
    '.gulp.cjs': "module.exports = { extends: 'config/base.cjs' };\n",
    'config/base.cjs': 'module.exports = {};\n',
  },
  async () => {
    const wanted = /Encountered error when loading config file: .*|^Finished/;
    const bare = await printed('gulp', wanted);
    const { exit } = await run('node .gulp.cjs');
    write({ '.gulp.cjs': "module.exports = { extends: './config/base.cjs' };\n" });
    return [bare, exit, await printed('gulp', wanted)];
  },
  [['Encountered error when loading config file: config/base.cjs'], 0, ['Finished']],
);

claim(
  'errors#config-file',
  "A package in extends is found by the project's command, and not by one from elsewhere.",
  {
    ...idle,
    '.gulp.cjs': "module.exports = { extends: 'shared' };\n",
    'node_modules/shared/index.js': 'module.exports = {};\n',
  },
  () => {
    readdirSync(samplesModules).forEach((name) => {
      symlinkSync(path.join(samplesModules, name), path.join('node_modules', name), 'junction');
    });
    const endings = (...words: readonly string[]) =>
      inFolder(process.execPath, ...words).flatMap(
        (line) => /Encountered error when .*|Finished/.exec(line)?.[0] ?? [],
      );
    return [
      endings(realpathSync(gulp)),
      // The links count as folders of the project, so that the command lies in it.
      endings('--preserve-symlinks', '--preserve-symlinks-main', 'node_modules/gulp/bin/gulp.js'),
    ];
  },
  [['Encountered error when loading config file: shared'], ['Finished']],
);

claim(
  'errors#task-never-defined',
  'A default export that is an object is no task, and neither are the functions in it.',
  { 'gulpfile.mjs': 'export default { build: async () => {} };\n' },
  async () => [
    await printed('gulp', /^Task never defined: .*/),
    await printed('gulp build', /^Task never defined: .*/),
  ],
  [['Task never defined: default'], ['Task never defined: build']],
);

claim(
  'errors#did-not-complete',
  'process.exit() in a task that is open gives the message, even with code 0.',
  {
    'gulpfile.mjs':
      'export default function exits(done) { setTimeout(() => process.exit(0), 10); }\n',
  },
  () => exitAndLine('gulp', 'The following tasks did not complete: default'),
  [1, true],
);

claim(
  'errors#enoent',
  'Writing into a folder that does not exist gives it too; dest() makes its folder.',
  {
    'gulpfile.mjs': `import { writeFile } from 'node:fs/promises';
      import { dest, src } from 'gulp';
      export const write = () => writeFile('one/a.txt', '');
      export const copy = () => src('gulpfile.mjs').pipe(dest('two'));
    `,
  },
  async () => {
    const run = gulpfile();
    return [await message(() => run('write')), await message(() => run('copy')), filesIn('two')];
  },
  ["ENOENT: no such file or directory, open 'one/a.txt'", undefined, ['gulpfile.mjs']],
);

const twentyFiles = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`src/${index}.txt`, 'text\n']),
);

claim(
  'errors#writable-stream-closed',
  'Two src() that share one dest() give it when the first ends; a dest() for each does not.',
  {
    ...twentyFiles,
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      function both(first, second) {
        src('src/0.txt').pipe(first);
        return src('src/*.txt').pipe(second);
      }
      export function shared() {
        const out = dest('out');
        return both(out, out);
      }
      export const apart = () => both(dest('out'), dest('out'));
    `,
  },
  async () => {
    const wanted = /StreamError: Writable stream closed$|^Finished/;
    const [apart, shared] = await printedByEach(['apart', 'shared'], wanted);
    return { apart, isRefused: shared?.includes('StreamError: Writable stream closed') };
  },
  { apart: ['Finished'], isRefused: true },
);

claim(
  'errors#writable-stream-closed',
  'A plugin that destroys itself in front of dest() gives it with .pipe().',
  {
    ...twentyFiles,
    'gulpfile.mjs': `import { Transform } from 'node:stream';
      import { dest, src } from 'gulp';
      export default function closing() {
        const plugin = new Transform({ objectMode: true, transform() { this.destroy(); } });
        return src('src/*.txt').pipe(plugin).pipe(dest('out'));
      }
    `,
  },
  () => printed('gulp', /^StreamError: .*/),
  ['StreamError: Writable stream closed'],
);

claim(
  ['errors#writable-stream-closed', 'getting-started/using-plugins#errors'],
  'A plugin that is built on through gives it in pipeline(), and not with .pipe().',
  {
    ...twentyFiles,
    'gulpfile.mjs': `import { pipeline } from 'node:stream/promises';
      import { dest, src } from 'gulp';
      import order from 'gulp-order';
      export const all = () => pipeline(src('src/*.txt'), order(['2.txt']), dest('out'));
      export const piped = () => src('src/*.txt').pipe(order(['2.txt'])).pipe(dest('out'));
    `,
  },
  () => printedByEach(['all', 'piped'], /^StreamError: .*|^Finished/),
  [['StreamError: Writable stream closed'], ['Finished']],
);

claim(
  'errors#one-destination',
  'Two tasks that share the stream of one dest() give it; a dest() in each task does not.',
  {
    'a.txt': '',
    'gulpfile.mjs': `import { dest, series, src } from 'gulp';
      const out = dest('out');
      const task = (write) => () => src('a.txt').pipe(write());
      export const shared = series(task(() => out), task(() => out));
      export const apart = series(task(() => dest('out')), task(() => dest('out')));
    `,
  },
  () =>
    printedByEach(['apart', 'shared'], /^StreamError: Can only pipe to one destination|^Finished/),
  [
    ['Finished', 'Finished', 'Finished'],
    ['Finished', 'StreamError: Can only pipe to one destination'],
  ],
);

claim(
  'errors#one-destination',
  'A task that returns the stream before its last .pipe() gives it: gulp pipes the returned stream too.',
  {
    'a.txt': '',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      export const copy = () => {
        const files = src('a.txt');
        files.pipe(dest('out'));
        return files;
      };`,
  },
  async () => (await printed('gulp copy', /Can only pipe to one destination/)).length > 0,
  true,
);

claim(
  'errors#did-not-complete',
  'If an unhandled error ends gulp, it follows these lines.',
  {
    'a.txt': '',
    'gulpfile.mjs': `import { dest, src } from 'gulp';
      const folder = () => {
        throw new Error('unhandled');
      };
      export const crash = () => src('a.txt').pipe(dest(folder));`,
  },
  () => printed('gulp crash', /did not complete|^Did you forget|^Error: unhandled/),
  ['did not complete', 'Did you forget', 'Error: unhandled'],
);

claim(
  'errors#max-buffer',
  'execSync() and execFileSync() give ENOBUFS; a larger maxBuffer or inherited output helps.',
  {
    'print.mjs': "process.stdout.write('x'.repeat(3_000_000));\n",
    'gulpfile.mjs': `import { execFileSync, execSync } from 'node:child_process';
      export const shell = async () => { execSync('node print.mjs'); };
      export const file = async () => { execFileSync('node', ['print.mjs']); };
      export const larger = async () => { execSync('node print.mjs', { maxBuffer: 2 ** 30 }); };
      export const inherited = async () => {
        execSync('node print.mjs', { stdio: ['ignore', 'inherit', 'inherit'] });
      };
    `,
  },
  () => printedByEach(['shell', 'file', 'larger', 'inherited'], /ENOBUFS|Finished/),
  [['ENOBUFS'], ['ENOBUFS'], ['Finished'], ['Finished']],
);

// The device that is always full is one of Linux.
if (process.platform === 'linux') {
  claim(
    'errors#enospc',
    'A disk that is full gives the second message.',
    {
      'src/a.txt': 'text',
      'out/other.txt': '',
      'gulpfile.mjs': `import { dest, src } from 'gulp';
        export const copy = () => src('src/*.txt').pipe(dest('out'));
      `,
    },
    () => {
      symlinkSync('/dev/full', 'out/a.txt');
      return exitAndLine('gulp copy', 'Error: ENOSPC: no space left on device, write');
    },
    [1, true],
  );
}

claim(
  'errors#emfile',
  'A task that opens too many files at once fails with open; src() waits instead.',
  {
    ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`src/${index}.txt`, ''])),
    'gulpfile.mjs': `import { openSync, readdirSync } from 'node:fs';
      import { dest, src } from 'gulp';
      export const many = async () => {
        readdirSync('src').forEach((name) => openSync('src/' + name));
      };
      export const copy = () => src('src/*.txt').pipe(dest('out'));
    `,
  },
  () => {
    linkPackages();
    const limited = (task: string) =>
      inFolder('sh', '-c', `ulimit -n 60 && '${process.execPath}' '${gulp}' ${task}`);
    return [
      limited('many').some((line) => line.includes('EMFILE: too many open files, open ')),
      limited('copy').some((line) => line.includes('EMFILE')),
      filesIn('out').length,
    ];
  },
  [true, false, 100],
);

/**
 * Writes over a file of its own where the system refuses a call, as a drive or a container does, and prints
 * what came of it for root and for another user: `node write.mjs CALL SYSCALL`. graceful-fs copies `fs` when gulp is loaded.
 */
const refused: Files = {
  'src/a.txt': 'new',
  'write.mjs': `import fs from 'node:fs';
    import { Transform } from 'node:stream';
    import { pipeline } from 'node:stream/promises';
    const [call, syscall] = process.argv.slice(2);
    fs[call] = (...values) => {
      const error = new Error('EPERM: operation not permitted, ' + syscall);
      values.at(-1)(Object.assign(error, { code: 'EPERM' }));
    };
    const { default: gulp } = await import('gulp');
    for (const user of [0, 4321]) {
      process.getuid = () => user;
      const out = call + user;
      fs.mkdirSync(out);
      fs.writeFileSync(out + '/a.txt', 'old');
      try {
        const givenAway = new Transform({
          objectMode: true,
          transform(file, _encoding, done) {
            file.stat.uid += call === 'fchown' ? 1 : 0;
            done(null, file);
          },
        });
        const options = { dirMode: 0o711, mode: 0o611 };
        await pipeline(gulp.src('src/*'), givenAway, gulp.dest(out, options));
        console.log('written');
      } catch ({ message }) {
        console.log(message);
      }
    }`,
};

async function outcomes(call: string, syscall = call): Promise<readonly string[]> {
  return (await run(`node write.mjs ${call} ${syscall}`)).lines.slice(0, 2);
}

claim(
  'errors#eperm-futime',
  'When the system refuses the times of a file that looks like its own, the task fails.',
  refused,
  () => outcomes('futimes', 'futime'),
  Array(2).fill('EPERM: operation not permitted, futime'),
);

claim(
  ['errors#eacces', 'api/dest#option-mode'],
  'The copy of a read-only file makes the next build fail, until it is deleted; with mode, none fails.',
  {
    'src/a.txt': 'text',
    'build.mjs': `import { chmodSync, rmSync } from 'node:fs';
      import { pipeline } from 'node:stream/promises';
      import gulp from 'gulp';
      chmodSync('src/a.txt', 0o444);
      chmodSync('.', 0o777);
      if (process.getuid() === 0) process.setuid(4321); // Root may write all files.
      const build = (options) =>
        pipeline(gulp.src('src/*'), gulp.dest('dist', options)).then(
          () => console.log('written'),
          ({ message }) => console.log(message.slice(0, 31)),
        );
      await build();
      await build();
      rmSync('dist', { recursive: true });
      await build({ mode: 0o644 });
      await build({ mode: 0o644 });
    `,
  },
  async () => (await run('node build.mjs')).lines.filter((line) => line !== ''),
  ['written', 'EACCES: permission denied, open', 'written', 'written'],
);

claim(
  'errors#eperm-chmod',
  'When it refuses the mode of the folder, or mode or owner of a file, the task of root alone fails.',
  refused,
  () => Promise.all(['chmod', 'fchmod', 'fchown'].map((call) => outcomes(call))),
  [
    ['EPERM: operation not permitted, chmod', 'written'],
    ['EPERM: operation not permitted, fchmod', 'written'],
    ['EPERM: operation not permitted, fchown', 'written'],
  ],
);

claim(
  'errors#pipe-to-on',
  'What stands in .pipe() and is no stream fails the task with a message of its kind, and so does nothing before it.',
  {
    'a.txt': '',
    'gulpfile.mjs': `
      import { PassThrough } from 'node:stream';
      import { src } from 'gulp';
      import terser from 'gulp-terser';

      const behindPlugin = () => src('a.txt').pipe(new PassThrough({ objectMode: true }));
      const without = () => {};

      export const uncalled = () => src('a.txt').pipe(terser);
      export const promise = () => src('a.txt').pipe(Promise.resolve(terser()));
      export const later = () => behindPlugin().pipe(terser);
      export const before = () => without().pipe(terser());`,
  },
  () => {
    const run = gulpfile();
    const tasks = ['uncalled', 'promise', 'later', 'before'];
    return Promise.all(tasks.map((task) => message(() => run(task))));
  },
  [
    'pipeTo.on is not a function',
    'pipeTo.on is not a function',
    'dest.on is not a function',
    "Cannot read properties of undefined (reading 'pipe')",
  ],
);
