import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { samplesModules } from '../../../../src/samples/paths';
import {
  claim,
  eventsUntil,
  exitAndLine,
  type Files,
  filesIn,
  linkPackages,
  plugin,
  read,
  row,
  run,
  sample,
  story,
  write,
} from '../support';

const page = 'getting-started/quick-start';

type Done = (error?: unknown) => void;

const first = sample('gulpfile-first');
const whole = sample('quick-start');

const packageFile = z.object({
  engines: z.object({ node: z.string() }).optional(),
  scripts: z.record(z.string(), z.string()).optional(),
});

function packageOf(file: string): z.infer<typeof packageFile> {
  return packageFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** @returns what gulp prints on its error output where run() would give it the packages of the samples */
function errorOfGulp(): readonly string[] {
  const { stderr } = spawnSync(process.execPath, [join(samplesModules, 'gulp/bin/gulp.js')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
  });
  return stderr
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\[[\d:]+\] /, '').replace(process.cwd(), '.'));
}

claim(
  `${page}#check-node`,
  'gulp 5.0.1 accepts Node.js 10.13 or later.',
  () => packageOf(`${samplesModules}/gulp/package.json`).engines?.node,
  '>=10.13.0',
);

claim(
  `${page}#create-project`,
  'npm init -y writes a package.json.',
  () => {
    execFileSync('npm', ['init', '-y'], { stdio: 'ignore' });
    return filesIn();
  },
  ['package.json'],
);

for (const name of ['新项目', 'übung']) {
  claim(
    `${page}#create-project`,
    `npm init refuses the name of a folder such as ${name}, and gulp runs there with an empty package.json.`,
    Object.fromEntries(
      Object.entries({ ...first, 'package.json': '{}' }).map(([file, text]) => [
        `${name}/${file}`,
        text,
      ]),
    ),
    async () => {
      process.chdir(name);
      mkdirSync(name);
      // A silent npm that runs the tests would make this one silent too.
      const words = ['init', '-y', '--loglevel=error'];
      const { stderr } = spawnSync('npm', words, { cwd: name, encoding: 'utf8' });
      const { exit } = await run('gulp');
      execFileSync('npm', ['pkg', 'set', 'scripts.build=gulp build'], { stdio: 'ignore' });
      const { scripts } = packageOf('package.json');
      const isCopied = read('dist/index.html') === read('src/index.html');
      process.chdir('..');
      return [stderr.includes(`Invalid name: "${name}"`), exit, isCopied, scripts];
    },
    [true, 0, true, { build: 'gulp build' }],
  );
}

claim(
  `${page}#add-gulp`,
  'gulp --version names the CLI and the local version.',
  first,
  async () => (await run('gulp --version')).lines,
  ['CLI version: 3.1.0', 'Local version: 5.0.1'],
);

claim(
  `${page}#gulpfile`,
  'dest() creates the folder, and the task ends when the file is in it.',
  { 'src/index.html': '<h1>' },
  async (gulp) => [
    await story(gulp, function copy() {
      return gulp.src('src/*.html').pipe(gulp.dest('dist/site'));
    }),
    read('dist/site/index.html'),
  ],
  [['start copy', 'stop copy'], '<h1>'],
);

for (const [name, code] of [
  ['gulpfile.mjs', 'export default async () => {};'],
  ['gulpfile.js', 'exports.default = async () => {};'],
] as const) {
  claim(
    `${page}#gulpfile`,
    `A gulpfile may be named ${name}.`,
    { [name]: code },
    async () => (await run('gulp --tasks-simple')).lines,
    ['default'],
  );
}

claim(
  `${page}#sample`,
  'gulp build leaves in dist the page, a style sheet on one line, a shorter script, the picture byte for byte, and nothing old.',
  { ...whole, 'dist/old.html': '' },
  async () => {
    const { exit } = await run('gulp build');
    return {
      exit,
      files: filesIn('dist'),
      lines: read('dist/styles/main.css').split('\n').length,
      shorter: read('dist/scripts/main.js').length < read('src/scripts/main.js').length,
      samePicture: readFileSync('dist/images/logo.png').equals(readFileSync('src/images/logo.png')),
    };
  },
  {
    exit: 0,
    files: ['images/logo.png', 'index.html', 'scripts/main.js', 'styles/main.css'],
    lines: 1,
    shorter: true,
    samePicture: true,
  },
);

const modernStyles =
  '@layer base{a{color:red;&:hover{color:#00f}}}@container (min-width:20em){a{color:green}}';

claim(
  `${page}#sample`,
  'cssnano keeps layers, containers and nested rules.',
  { 'src/main.css': modernStyles.replaceAll('{', ' {\n').replaceAll('}', '\n}\n') },
  async ({ dest, src }) => {
    await row(
      src('src/*.css'),
      plugin('gulp-postcss')([plugin('cssnano')({ preset: ['default', { colormin: false }] })]),
      dest('dist'),
    );
    return ['@layer base{', '&:hover{', '@container ('].filter((text) =>
      read('dist/main.css').includes(text),
    );
  },
  ['@layer base{', '&:hover{', '@container ('],
);

claim(
  [`${page}#parts`, 'getting-started/working-with-files#read-change-write'],
  'Between src() and dest() alone, .pipe() reports the error of either.',
  { 'src/1.txt': '', 'a-file': '' },
  async (gulp) => {
    const ends: (string | undefined)[] = [];
    for (const copy of [
      () => gulp.src('missing.txt').pipe(gulp.dest('dist')),
      () => gulp.src('src/*.txt').pipe(gulp.dest('a-file')),
    ]) {
      ends.push((await story(gulp, copy)).at(-1)?.split(' ')[0]);
    }
    return ends;
  },
  ['error', 'error'],
);

const picture: Files = { 'src/logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]) };

for (const [option, same] of [
  [{}, false],
  [{ encoding: false }, true],
] as const) {
  claim(
    `${page}#parts`,
    `A picture read with ${JSON.stringify(option)} ${same ? 'keeps its bytes' : 'is destroyed'}.`,
    picture,
    async ({ dest, src }) => {
      await row(src('src/logo.png', option), dest('dist'));
      return readFileSync('dist/logo.png').equals(readFileSync('src/logo.png'));
    },
    same,
  );
}

claim(
  `${page}#parts`,
  'clean is finished before one of the four others starts, and these run at the same time.',
  async (gulp) => {
    const step = (name: string) => ({ [name]: (done: Done) => setImmediate(done) })[name];
    const names = ['pages', 'styles', 'scripts', 'images'];
    const lines = await story(gulp, gulp.series(step('clean'), gulp.parallel(names.map(step))));
    return lines.slice(1, 8);
  },
  [
    'start clean',
    'stop clean',
    'start <parallel>',
    'start pages',
    'start styles',
    'start scripts',
    'start images',
  ],
);

claim(
  `${page}#parts`,
  'build is a command, and styles is not.',
  whole,
  async () => (await run('gulp --tasks-simple')).lines,
  ['build', 'default', 'dev'],
);

claim(
  `${page}#watch`,
  'A change of a style sheet runs only the task of the styles.',
  { 'src/main.css': 'a{}', 'src/index.html': '' },
  async (gulp) => {
    const runs: string[] = [];
    const pages = gulp.watch('src/*.html', async () => {
      runs.push('pages');
    });
    const styles = gulp.watch('src/*.css', async () => {
      runs.push('styles');
    });
    const ran = new Promise((resolve) => gulp.on('stop', resolve));
    let length = 1;
    await eventsUntil(styles, 'change src/main.css', () => {
      length += 1;
      write({ 'src/main.css': 'b'.repeat(length) });
    });
    await ran;
    await pages.close();
    return [...new Set(runs)];
  },
  ['styles'],
);

claim(
  `${page}#watch`,
  'A mistake in the first run does not end the watch: the next change runs the task again.',
  { 'src/main.css': 'bad' },
  async (gulp) => {
    const runs: string[] = [];
    gulp.on('error', () => write({ 'src/main.css': 'mended' }));
    await new Promise((resolve) => {
      const watcher = gulp.watch('src/*.css', { ignoreInitial: false }, async () => {
        runs.push(read('src/main.css'));
        if (runs.at(-1) === 'bad') {
          throw new Error('bad');
        }
        await watcher.close();
        resolve(undefined);
      });
      watcher.on('error', () => undefined);
    });
    return runs;
  },
  ['bad', 'mended'],
);

claim(
  `${page}#watch`,
  'npm pkg set writes the two scripts.',
  { 'package.json': '{}' },
  () => {
    const scripts = ['scripts.build=gulp build', 'scripts.dev=gulp dev'];
    execFileSync('npm', ['pkg', 'set', ...scripts], { stdio: 'ignore' });
    return packageOf('package.json').scripts;
  },
  { build: 'gulp build', dev: 'gulp dev' },
);

claim(
  `${page}#command-not-found`,
  'Inside scripts the plain name gulp works.',
  { ...first, 'package.json': '{"scripts":{"where":"gulp --tasks-simple"}}' },
  async () => {
    await run('gulp --version');
    return execFileSync('npm', ['run', '--silent', 'where'], { encoding: 'utf8' }).trim();
  },
  'default',
);

claim(
  `${page}#npm-eacces`,
  'npm gives it where it may not write: for global packages, and in node_modules until that is deleted.',
  {
    'package.json': '{"dependencies":{"one":"file:one"}}',
    'one/package.json': '{"name":"one","version":"1.0.0"}',
  },
  () => {
    chmodSync('.', 0o777);
    ['global', 'node_modules'].forEach((folder) => mkdirSync(folder, 0o555));
    // `npm run --silent` would silence it.
    const options = ['--offline', '--install-links', '--cache=cache', '--loglevel=error'];
    const isRefused = (...words: readonly string[]) =>
      spawnSync('npm', ['install', ...options, ...words], {
        encoding: 'utf8',
        // Root may write everywhere.
        ...(process.getuid?.() === 0 ? { uid: 4321 } : {}),
      }).stderr.includes('npm error Error: EACCES: permission denied');
    const before = [isRefused('--global', '--prefix=global', './one'), isRefused()];
    rmSync('node_modules', { recursive: true });
    return [...before, isRefused(), existsSync('node_modules/one')];
  },
  [true, true, false, true],
);

claim(
  `${page}#no-gulpfile`,
  'gulp.js, gulpfile.json and gulpfile.mjs.txt do not count as gulpfiles.',
  { 'gulp.js': '', 'gulpfile.json': '{}', 'gulpfile.mjs.txt': '' },
  async () => run('gulp'),
  { exit: 1, lines: ['No gulpfile found'] },
);

claim(
  `${page}#no-gulpfile`,
  'A file that --gulpfile or the config file names, and that does not exist, gives it too.',
  {
    'gulpfile.mjs': 'export const build = async () => {};',
    'config/.gulp.cjs': "module.exports = { gulpfile: './nope.mjs' };",
    'config/gulpfile.mjs': 'export const build = async () => {};',
  },
  async () => [
    await run('gulp --gulpfile nope.mjs build'),
    await exitAndLine('gulp --cwd config build', 'No gulpfile found'),
  ],
  [{ exit: 1, lines: ['No gulpfile found'] }, [1, true]],
);

claim(
  `${page}#no-gulpfile`,
  'gulp finds a gulpfile in a folder above.',
  { 'gulpfile.mjs': 'export const build = async () => {};', 'src/deep/a.txt': '' },
  async () => {
    linkPackages();
    process.chdir('src/deep');
    return (await run('gulp --tasks-simple')).lines;
  },
  ['build'],
);

claim(
  `${page}#local-gulp`,
  'Without a gulp of its own, a project gets the message Local gulp not found in.',
  { 'gulpfile.mjs': '', 'package.json': '{}', 'node_modules/.keep': '' },
  () => errorOfGulp()[0],
  'Local gulp not found in .',
);

claim(
  `${page}#local-gulp`,
  'With a package.json and no node_modules, the message is Local modules not found in.',
  { 'gulpfile.mjs': '', 'package.json': '{}' },
  () => errorOfGulp()[0],
  'Local modules not found in .',
);

claim(
  `${page}#local-gulp`,
  'A plain npm install does not help where package.json does not list gulp.',
  { 'gulpfile.mjs': '', 'package.json': '{}' },
  () => {
    execFileSync('npm', ['install', '--offline', '--no-audit'], { stdio: 'ignore' });
    return errorOfGulp();
  },
  ['Local modules not found in .', 'Try running: npm install'],
);

/** @returns whether npm, which installs what the lock file names, asks each of two addresses where nothing answers */
function askedByNpm(...flags: readonly string[]): readonly boolean[] {
  const words = ['ci', '--fetch-retries=0', '--cache', 'cache', '--loglevel', 'error', ...flags];
  const { stderr } = spawnSync('npm', words, { encoding: 'utf8' });
  return ['127.0.0.1:9/', '127.0.0.1:10/'].map((address) => stderr.includes(address));
}

claim(
  `${page}#registry`,
  'The address stands in .npmrc; that in the lock file counts, unless npm is told to replace it.',
  {
    'package.json': '{ "dependencies": { "one": "1.0.0" } }',
    'package-lock.json': JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { dependencies: { one: '1.0.0' } },
        'node_modules/one': { version: '1.0.0', resolved: 'http://127.0.0.1:9/one-1.0.0.tgz' },
      },
    }),
  },
  () => {
    const set = ['config', 'set', 'registry', 'http://127.0.0.1:10', '--location=project'];
    execFileSync('npm', set, { stdio: 'ignore' });
    return [read('.npmrc').trim(), askedByNpm(), askedByNpm('--replace-registry-host=always')];
  },
  ['registry=http://127.0.0.1:10', [true, false], [false, true]],
);

claim(
  `${page}#other-tools`,
  'A project with only a deno.json and no node_modules gets the message Local gulp not found in.',
  { 'gulpfile.mjs': '', 'deno.json': '{}' },
  () => errorOfGulp()[0],
  'Local gulp not found in .',
);

const withImport = { 'package.json': '{ "type": "commonjs" }' };
const moduleCode = "import { src } from 'gulp';\nexport const build = async () => src;\n";

claim(
  `${page}#import-outside-module`,
  'import in gulpfile.js, and "type": "commonjs": gulp ends with this message.',
  { ...withImport, 'gulpfile.js': moduleCode },
  () => exitAndLine('gulp build', 'SyntaxError: Cannot use import statement outside a module'),
  [1, true],
);

claim(
  `${page}#import-outside-module`,
  'The name gulpfile.mjs mends it.',
  { ...withImport, 'gulpfile.mjs': moduleCode },
  async () => (await run('gulp build')).exit,
  0,
);

claim(
  `${page}#two-gulpfiles`,
  'Of gulpfile.js and gulpfile.mjs, gulp runs the first and says nothing about the other.',
  {
    'gulpfile.js': 'exports.fromJs = async () => {};',
    'gulpfile.mjs': 'export const fromMjs = async () => {};',
  },
  async () => (await run('gulp --tasks-simple')).lines,
  ['fromJs'],
);
