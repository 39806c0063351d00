import { execFileSync, execSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { z } from 'zod';

import { samplesModules } from '../../../../src/samples/paths';
import { requireFromSamples } from '../../support/gulp';
import { claim, exitAndLine, linkPackages, read, run, write } from '../support';

const page = 'api/cli';

const namespace = z.record(z.string(), z.unknown());

/** What the command line does with flags and with a config file. */
const mergeFlags = z
  .custom<(flags: unknown, config: unknown) => unknown>()
  .parse(requireFromSamples('gulp-cli/lib/shared/config/cli-flags'));

const silentTask = { 'gulpfile.mjs': "export const build = async () => console.log('built');\n" };

claim(
  `${page}#arguments`,
  'The parser of Node.js reads such flags.',
  () =>
    parseArgs({
      args: ['scripts', '--production', '--out=public'],
      options: { production: { type: 'boolean' }, out: { type: 'string' } },
      strict: false,
    }).values,
  { production: true, out: 'public' },
);

claim(
  `${page}#arguments`,
  'A flag that is repeated has several values with multiple: true; a second word behind it is a task.',
  {
    'gulpfile.mjs': `
      import { parseArgs } from 'node:util';

      const options = { page: { type: 'string', multiple: true } };

      export async function build() {
        console.log(parseArgs({ options, strict: false }).values.page.join());
      }`,
  },
  async () => [
    (await run('gulp build --page a --page b')).lines[2],
    (await run('gulp build --page a b')).lines[1],
  ],
  ['a,b', 'Task never defined: b'],
);

claim(
  `${page}#flags`,
  '--cwd: tasks run in this folder, and gulp searches the gulpfile from there upward.',
  {
    'gulpfile.mjs': 'export const where = async () => console.log(process.cwd());\n',
    'sub/a.txt': '',
  },
  async () => (await run('gulp --cwd sub where')).lines.filter((line) => line.startsWith('~')),
  ['~/my-project/sub'],
);

claim(
  `${page}#working-directory`,
  '--cwd wins over the folder of --gulpfile.',
  { 'sub/gulpfile.mjs': 'export const where = async () => console.log(process.cwd());\n' },
  async () => {
    const command = 'gulp where --gulpfile sub/gulpfile.mjs';
    const folders = [await run(command), await run(`${command} --cwd .`)];
    return folders.map(({ lines }) => lines.filter((line) => line.startsWith('~')));
  },
  [['~/my-project/sub'], ['~/my-project']],
);

claim(
  `${page}#flags`,
  '--preload can be repeated, and a missing module only warns.',
  { ...silentTask, 'hook.cjs': "console.log('hooked');\n" },
  () =>
    exitAndLine('gulp build --preload ./hook.cjs --preload ./no.cjs', [
      'hooked',
      'Failed to preload external module: ./no.cjs',
    ]),
  [0, true, true],
);

claim(
  `${page}#environment`,
  'UNDERTAKER_SETTLE alone hides a task that never ends behind the error of another one; --continue does not.',
  {
    'gulpfile.mjs': `import { parallel } from 'gulp';

      async function bad() {
        throw new Error('bad');
      }
      export const both = parallel((done) => undefined, bad);`,
  },
  async () => {
    const open = 'The following tasks did not complete: both, <anonymous>';
    return [
      await exitAndLine('gulp both', open, { UNDERTAKER_SETTLE: 'true' }),
      await exitAndLine('gulp both --continue', open),
    ];
  },
  [
    [0, false],
    [1, true],
  ],
);

claim(
  `${page}#flags`,
  'With -L gulp prints nothing about a task without a signal, with -LL it does; the exit code is 1.',
  { 'gulpfile.mjs': 'export const forgot = () => undefined;' },
  async () => [
    await run('gulp -L forgot'),
    await exitAndLine('gulp -LL forgot', 'Did you forget to signal async completion?'),
  ],
  [{ exit: 1, lines: [''] }, [1, true]],
);

claim(
  `${page}#arguments`,
  'Without the dashes, npm keeps the flag; quotes around them change nothing for npm.',
  {
    'package.json': JSON.stringify({ scripts: { build: 'gulp build' } }),
    'gulpfile.mjs': `export const build = async () => console.log('flags: ' + process.argv.slice(3));\n`,
  },
  () => {
    linkPackages();
    const flags = (command: string): string | undefined =>
      /^flags: .*$/m.exec(execSync(command, { encoding: 'utf8' }))?.[0];
    return [flags('npm run build --production'), flags("npm run build '--' --production")];
  },
  ['flags: ', 'flags: --production'],
);

claim(
  `${page}#arguments`,
  'With --version behind a task, gulp prints its own version and runs no task.',
  silentTask,
  async () => {
    const { exit, lines } = await run('gulp build --version 1.2.3');
    return [exit, lines[0]?.startsWith('CLI version:'), lines.includes('built')];
  },
  [0, true, false],
);

claim(
  `${page}#flags`,
  '-LLLL adds a composition that is nested in another one, and not the one of the task itself.',
  {
    'gulpfile.mjs': `import { parallel, series } from 'gulp';
async function clean() {}
export const flat = series(clean);
export const nested = series(clean, parallel(clean));
`,
  },
  async () => {
    const compositions: (readonly string[])[] = [];
    for (const command of ['gulp -LLLL flat', 'gulp -LLLL nested', 'gulp -LLL nested']) {
      const { lines } = await run(command);
      compositions.push(lines.filter((line) => line.startsWith("Starting '<")));
    }
    return compositions;
  },
  [[], ["Starting '<parallel>'..."], []],
);

for (const shell of ['bash', 'fish', 'powershell', 'zsh']) {
  claim(
    `${page}#completion`,
    `gulp has a completion script for ${shell}.`,
    () => read(join(samplesModules, 'gulp-cli/completion', shell)).includes('gulp --tasks-simple'),
    true,
  );
}

claim(
  `${page}#completion`,
  '--completion=bash prints a completion script.',
  async () => {
    const { exit, lines } = await run('gulp --completion=bash');
    return [exit, lines[0]];
  },
  [0, '#!/bin/bash'],
);

claim(
  `${page}#completion`,
  'A comment in each script says where to load it; zsh needs compdef; PowerShell looks only for gulpfile.js.',
  () => {
    const script = (shell: string): string =>
      read(join(samplesModules, 'gulp-cli/completion', shell));
    return [
      ['bash', 'fish', 'zsh'].map((shell) => /^# .*--completion=/m.test(script(shell))),
      /^# +Invoke-Expression .*--completion=powershell/m.test(script('powershell')),
      /^compdef /m.test(script('zsh')),
      script('powershell').match(/gulpfile\.\w+/g),
    ];
  },
  [[true, true, true], true, true, ['gulpfile.js']],
);

claim(
  `${page}#working-directory`,
  'In an npm script, INIT_CWD names the folder of package.json.',
  {
    'package.json': '{ "scripts": { "where": "gulp --silent where" } }',
    'gulpfile.mjs':
      'export const where = async () => console.log(process.env.INIT_CWD === process.cwd());\n',
    'sub/a.txt': '',
  },
  () => {
    linkPackages();
    process.chdir('sub');
    return execFileSync('npm', ['run', '--silent', 'where'], { encoding: 'utf8' }).trim();
  },
  'true',
);

claim(
  `${page}#config-file`,
  'flags of a config file: these seven and no others.',
  () => {
    const names = [
      'silent',
      'continue',
      'series',
      'logLevel',
      'compactTasks',
      'tasksDepth',
      'sortTasks',
    ];
    const given = Object.fromEntries([...names, 'cwd', 'tasks'].map((name) => [name, 1]));
    return Object.keys(namespace.parse(mergeFlags({}, { flags: given })));
  },
  ['silent', 'continue', 'series', 'logLevel', 'compactTasks', 'tasksDepth', 'sortTasks'],
);

claim(
  `${page}#config-file`,
  'A flag in the terminal wins.',
  () => mergeFlags({ logLevel: 1 }, { flags: { logLevel: 4 } }),
  { logLevel: 1 },
);

claim(
  `${page}#config-file`,
  'gulp prints a line with cjs-stub for .gulp.cjs, even with silent: true.',
  { ...silentTask, '.gulp.cjs': 'module.exports = { flags: { silent: true } };\n' },
  async () =>
    (await run('gulp build')).lines.map((line) => line.replace(/:.*cjs-stub/, ': cjs-stub')),
  ['Loaded external module: cjs-stub', 'built'],
);

claim(
  `${page}#config-file`,
  'In a project without "type": "module", the name .gulp.js avoids that line.',
  { ...silentTask, '.gulp.js': 'module.exports = { flags: { silent: true } };\n' },
  async () => (await run('gulp build')).lines,
  ['built'],
);

claim(
  `${page}#config-file`,
  'A .gulp.cjs with the contents of a .gulp.json fails.',
  { ...silentTask, '.gulp.cjs': '{ "flags": { "silent": true } }\n' },
  () =>
    exitAndLine('gulp build', (line) =>
      line.startsWith('Error: Encountered error when loading config file'),
    ),
  [1, true],
);

claim(
  `${page}#config-file`,
  'gulpfile and nodeFlags stand beside flags.',
  {
    'other.mjs': silentTask['gulpfile.mjs'],
    '.gulp.js': "module.exports = { gulpfile: 'other.mjs', nodeFlags: ['--trace-warnings'] };\n",
  },
  async () => {
    const { lines } = await run('gulp build');
    return [lines.includes('Node flags detected: --trace-warnings'), lines.includes('built')];
  },
  [true, true],
);

claim(
  `${page}#config-file`,
  'timestamp replaces the time of each line, and message the text.',
  {
    ...silentTask,
    '.gulp.js':
      "module.exports = { timestamp: () => 'now', message: ({ task }) => task && `task ${task}` };\n",
  },
  async () => (await run('gulp build')).lines.filter((line) => line.startsWith('now ')),
  ['now Using gulpfile ~/my-project/gulpfile.mjs', 'now task build', 'now task build'],
);

claim(
  `${page}#config-file`,
  'With timestamp: () => false, there is no time; an empty text does not do that.',
  silentTask,
  () => {
    // `run()` takes the times off the lines.
    linkPackages();
    const times: unknown[] = [];
    for (const value of ['false', "''"]) {
      write({ '.gulp.js': `module.exports = { timestamp: () => ${value} };\n` });
      times.push(
        execFileSync(process.execPath, [join('node_modules', 'gulp', 'bin', 'gulp.js'), 'build'], {
          encoding: 'utf8',
          env: { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' },
        }).startsWith('Using'),
      );
    }
    return times;
  },
  [true, false],
);

claim(
  `${page}#config-file`,
  'gulp takes the config file beside the gulpfile, or else the nearest one in the folders above.',
  {
    '.gulp.cjs': 'module.exports = { flags: { silent: true } };\n',
    'far/gulpfile.mjs': silentTask['gulpfile.mjs'],
    'near/.gulp.cjs': 'module.exports = { flags: {} };\n',
    'near/gulpfile.mjs': silentTask['gulpfile.mjs'],
  },
  async () => {
    const said: boolean[] = [];
    for (const folder of ['far', 'near']) {
      const { lines } = await run(`gulp --gulpfile ${folder}/gulpfile.mjs build`);
      said.push(lines.some((line) => line.startsWith('Starting')));
    }
    return said;
  },
  [false, true],
);

claim(
  `${page}#config-file`,
  'The search for it begins in your folder, with --gulpfile in the folder of the gulpfile, and with --cwd in that one.',
  {
    'gulpfile.mjs': silentTask['gulpfile.mjs'],
    'inner/.gulp.cjs': 'module.exports = { flags: { silent: true } };\n',
    'sub/.gulp.cjs': 'module.exports = { flags: { silent: true } };\n',
    'sub/gulpfile.mjs': silentTask['gulpfile.mjs'],
  },
  async () => {
    const said: unknown[] = [];
    const inSub = 'gulp build --gulpfile sub/gulpfile.mjs';
    for (const command of ['gulp build', inSub, `${inSub} --cwd .`]) {
      said.push(await exitAndLine(command, "Starting 'build'..."));
    }
    process.chdir('inner');
    // The command of the packages is found from the folder above.
    return [...said, await exitAndLine('gulp build', "Starting 'build'...")];
  },
  [
    [0, true],
    [0, false],
    [0, true],
    [0, false],
  ],
);

claim(
  `${page}#flags`,
  '--verify is gone: gulp takes it for a flag of yours, and runs the default task.',
  { 'gulpfile.mjs': "export default async () => console.log('default');\n" },
  async () => (await run('gulp --verify')).lines.includes('default'),
  true,
);

claim(
  `${page}#exit-codes`,
  'The exit code is 0 after --help, --version and --tasks.',
  silentTask,
  async () => {
    const codes: unknown[] = [];
    for (const flag of ['--help', '--version', '--tasks']) {
      codes.push((await run(`gulp ${flag}`)).exit);
    }
    return codes;
  },
  [0, 0, 0],
);

for (const [what, task] of [
  ['a task that fails', 'bad'],
  ['a task without a signal', 'forgot'],
  ['a task that does not exist', 'nope'],
] as const) {
  claim(
    `${page}#exit-codes`,
    `The exit code is 1 after ${what}.`,
    {
      'gulpfile.mjs':
        "export const bad = async () => { throw new Error('x'); };\nexport function forgot() {}\n",
    },
    async () => (await run(`gulp ${task}`)).exit,
    1,
  );
}

claim(
  `${page}#exit-codes`,
  'The exit code is 1 without a gulpfile, and 5 for the completion of an unknown shell.',
  async () => [(await run('gulp build')).exit, (await run('gulp --completion=nosuch')).exit],
  [1, 5],
);

claim(
  `${page}#environment`,
  'FORCE_COLOR=1 gives colors in a pipe, it wins over --color and --no-color, and NO_COLOR is not read.',
  silentTask,
  () => {
    linkPackages();
    const hasColors = (variables: NodeJS.ProcessEnv, ...flags: readonly string[]): boolean =>
      execFileSync(process.execPath, ['node_modules/gulp/bin/gulp.js', 'build', ...flags], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], ...variables },
      }).includes('\u001B[3');
    return [
      hasColors({ FORCE_COLOR: '1' }),
      hasColors({ FORCE_COLOR: '1' }, '--no-color'),
      hasColors({ FORCE_COLOR: '0' }, '--color'),
      hasColors({ NO_COLOR: '1' }, '--color'),
    ];
  },
  [true, true, false, true],
);

claim(
  `${page}#environment`,
  'gulp prints the time in the time zone that TZ names.',
  silentTask,
  () => {
    linkPackages();
    const printed = (zone: string): number => {
      const output = execFileSync(process.execPath, ['node_modules/gulp/bin/gulp.js', 'build'], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], FORCE_COLOR: '0', TZ: zone },
      });
      // Midnight is printed as 24.
      return Number(output.slice(1, 3)) % 24;
    };
    const hours = (printed('Asia/Shanghai') - printed('UTC') + 24) % 24;
    // The hour can end between the two runs.
    return hours === 7 ? 8 : hours;
  },
  8,
);

claim(
  `${page}#environment`,
  'CHOKIDAR_USEPOLLING and CHOKIDAR_INTERVAL set how watch() looks.',
  async (gulp) => {
    Object.assign(process.env, { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '700' });
    const watcher = gulp.watch('src/**');
    delete process.env['CHOKIDAR_USEPOLLING'];
    delete process.env['CHOKIDAR_INTERVAL'];
    const { usePolling, interval } = watcher.options;
    await watcher.close();
    return [usePolling, interval];
  },
  [true, 700],
);

claim(
  `${page}#pitfalls`,
  'On Node.js 20, midnight is the hour 24 to the formatter of the times.',
  () => {
    // As gulp-cli/lib/shared/translate.js does.
    const time = new Date(2026, 0, 1, 0, 5, 10).toLocaleTimeString('en', { hour12: false });
    return process.version.startsWith('v20.') === time.startsWith('24');
  },
  true,
);

claim(
  `${page}#environment`,
  'gulp takes --max-old-space-size as a flag, and the heap gets that limit.',
  {
    'gulpfile.mjs':
      "import v8 from 'node:v8';\nexport const build = async () => console.log(v8.getHeapStatistics().heap_size_limit < 800 * 2 ** 20);\n",
  },
  () => exitAndLine('gulp build --max-old-space-size=512', 'true'),
  [0, true],
);
