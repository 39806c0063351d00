import { spawn, spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { samplesModules } from '../../../../src/samples/paths';
import { requireFromSamples } from '../../support/gulp';
import { claim, exitAndLine, type Files, filesIn, linkPackages, message, run } from '../support';

const page = 'getting-started/javascript-and-gulpfiles';

const loaderSchema = z.object({
  module: z.string(),
  register: z.custom<(hook: unknown) => void>(),
});

/** The loaders that gulp knows, by the ending of a gulpfile. */
const loaders = z
  .object({ jsVariants: z.record(z.string(), z.unknown()) })
  .parse(requireFromSamples('interpret')).jsVariants;

const namespace = z.record(z.string(), z.unknown());

/** @returns what `import` finds in gulp, by name */
async function namesOfGulp(): Promise<Readonly<Record<string, unknown>>> {
  const exported: unknown = await import(
    pathToFileURL(join(samplesModules, 'gulp/index.mjs')).href
  );
  return namespace.parse(Object.assign({}, exported));
}

/** Lets a run find gulp, and no other package than those of the claim. */
function onlyGulp(): void {
  symlinkSync(join(samplesModules, 'gulp'), 'node_modules/gulp', 'junction');
}

/** @returns the lines that are not about the start and the end of gulp and its tasks */
function other(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !/^(Using gulpfile|Starting|Finished|\s+at )/.test(line));
}

claim(
  `${page}#sample`,
  'gulp.on() hangs on the default export, and import finds no such name.',
  async () => {
    const exported = await namesOfGulp();
    return ['on' in exported, typeof z.object({ on: z.unknown() }).parse(exported.default).on];
  },
  [false, 'function'],
);

claim(
  `${page}#sample`,
  'import finds ten names in gulp, beside the default export.',
  async () => Object.keys(await namesOfGulp()).sort(),
  [
    'default',
    'dest',
    'lastRun',
    'parallel',
    'registry',
    'series',
    'src',
    'symlink',
    'task',
    'tree',
    'watch',
  ],
);

function isOutOfPlace(line: string): boolean {
  return line.includes(
    'await is only valid in async functions and the top level bodies of modules',
  );
}

const say = "console.log(typeof require === 'undefined' ? 'ES module' : 'CommonJS');\n";
const types = { module: '{ "type": "module" }', commonjs: '{ "type": "commonjs" }', none: '{}' };

for (const [file, formats] of [
  ['gulpfile.mjs', ['ES module', 'ES module', 'ES module']],
  ['gulpfile.cjs', ['CommonJS', 'CommonJS', 'CommonJS']],
  ['gulpfile.js', ['ES module', 'CommonJS', 'CommonJS']],
] as const) {
  claim(
    `${page}#formats`,
    `${file} is read as ${formats.join(', ')} with "type": "module", "type": "commonjs" and without it.`,
    {
      ...Object.fromEntries(
        Object.entries(types).flatMap(([folder, text]) => [
          [`${folder}/package.json`, text],
          [`${folder}/${file}`, say],
        ]),
      ),
      'look.mjs': Object.keys(types)
        .map((folder) => `await import('./${folder}/${file}');\n`)
        .join(''),
    },
    async () => (await run('node look.mjs')).lines,
    formats,
  );
}

claim(
  `${page}#formats`,
  'Without "type", the syntax of gulpfile.js decides: with import it is an ES module.',
  { 'gulpfile.js': `import 'node:fs';\n${say}`, 'package.json': '{}' },
  async () => (await run('node gulpfile.js')).lines.includes('ES module'),
  true,
);

claim(
  `${page}#formats`,
  'Of several gulpfiles, gulp takes .js before .cjs, that before .mjs, and .ts last.',
  () => Object.keys(loaders).filter((ending) => ['.js', '.cjs', '.mjs', '.ts'].includes(ending)),
  ['.js', '.cjs', '.mjs', '.ts'],
);

claim(
  `${page}#formats`,
  'gulp takes gulpfile.cjs before gulpfile.mjs, and prints an extra line that mentions cjs-stub.',
  {
    'gulpfile.cjs': 'exports.cjs = async () => {};',
    'gulpfile.mjs': 'export const mjs = async () => {};',
  },
  async () => {
    const { exit, lines } = await run('gulp cjs');
    return [exit, other(lines).map((line) => line.replace(/:.*\W/, ': '))];
  },
  [0, ['Loaded external module: stub']],
);

claim(
  `${page}#import-error`,
  'import in a file that is CommonJS by name and package.json ends with this message, after a warning.',
  { 'package.json': types.commonjs, 'gulpfile.js': "import 'gulp';\n" },
  async () => {
    const { exit, lines } = await run('node gulpfile.js');
    return [
      exit,
      lines.includes('SyntaxError: Cannot use import statement outside a module'),
      /To load an ES module, set "type": "module"|Failed to load the ES module/.test(
        lines[0] ?? '',
      ),
    ];
  },
  [1, true, true],
);

claim(
  `${page}#import-error`,
  'A file with require() and export fails under each name, until it has one format.',
  {
    'gulpfile.cjs': "const gulp = require('gulp');\nexport const build = async () => {};\n",
    'gulpfile.mjs': "const gulp = require('gulp');\nexport const build = async () => {};\n",
    'one.mjs': "import gulp from 'gulp';\nexport const build = async () => {};\n",
  },
  () =>
    Promise.all(
      ['gulpfile.cjs', 'gulpfile.mjs', 'one.mjs'].map(async (name) => {
        const { lines } = await run(`gulp --gulpfile ${name} build`);
        return lines.flatMap((line) => /^(?:\w+Error: .*|Finished)/.exec(line)?.[0] ?? []);
      }),
    ),
  [
    ["SyntaxError: Unexpected token 'export'"],
    ['ReferenceError: require is not defined in ES module scope, you can use import instead'],
    ['Finished'],
  ],
);

claim(
  `${page}#require-error`,
  'require() in an ES module ends with this message.',
  { 'package.json': types.module, 'gulpfile.js': "require('gulp');\n" },
  () =>
    exitAndLine('node gulpfile.js', (line) =>
      line.startsWith('ReferenceError: require is not defined in ES module scope'),
    ),
  [1, true],
);

for (const line of [
  'exports.build = () => {};',
  'module.exports = {};',
  '__dirname;',
  '__filename;',
]) {
  const [name = ''] = /^\w+/.exec(line) ?? [];
  claim(
    `${page}#require-error`,
    `An ES module has no ${name}, and says so.`,
    { 'package.json': types.module, 'gulpfile.js': line },
    () =>
      exitAndLine('node gulpfile.js', (text) =>
        text.startsWith(`ReferenceError: ${name} is not defined in ES module scope`),
      ),
    [1, true],
  );
}

claim(
  `${page}#require-error`,
  'import.meta has the folder and the file.',
  {
    'gulpfile.mjs':
      "import path from 'node:path';\nconsole.log(import.meta.dirname === process.cwd(), path.relative('', import.meta.filename));\n",
  },
  async () => (await run('node gulpfile.mjs')).lines,
  ['true gulpfile.mjs'],
);

claim(
  `${page}#not-defined`,
  'A name without its import ends the start, or the task that uses it; the next line shows where.',
  {
    'early.mjs':
      "import { src } from 'gulp';\nexport const copy = gulp.parallel(() => src('a.txt'));\n",
    'gulpfile.mjs': `import gulp from 'gulp';
      export const alone = () => src('gulpfile.mjs');
      export const plugin = () => gulp.src('gulpfile.mjs').pipe(terser());
      export const imported = () => gulp.src('gulpfile.mjs');
    `,
  },
  () => {
    linkPackages();
    const command = join(samplesModules, 'gulp/bin/gulp.js');
    return ['--gulpfile=early.mjs', 'alone', 'plugin', 'imported'].map((word) => {
      // run() leaves out the frames of a stack.
      const { status, stderr } = spawnSync(process.execPath, [command, word], { encoding: 'utf8' });
      const where = /^\S* ?(ReferenceError: .*)\n.*\/(\w+\.mjs:\d)/mu.exec(stderr);
      return [status, where?.[1], where?.[2]];
    });
  },
  [
    [1, 'ReferenceError: gulp is not defined', 'early.mjs:2'],
    [1, 'ReferenceError: src is not defined', 'gulpfile.mjs:2'],
    [1, 'ReferenceError: terser is not defined', 'gulpfile.mjs:3'],
    [0, undefined, undefined],
  ],
);

const broken = 'export const pages = (;\n';
const anyPlace = /gulpfile|pages\.mjs/;

claim(
  `${page}#syntax-error`,
  'gulp prints neither the file nor the line of a syntax error in an ES module, and Node.js prints both.',
  { 'gulpfile.mjs': broken },
  async () => {
    const { exit, lines } = await run('gulp pages');
    return [
      exit,
      lines.some((line) => anyPlace.test(line)),
      await exitAndLine('node gulpfile.mjs', (line) => line.endsWith('gulpfile.mjs:1')),
    ];
  },
  [1, false, [1, true]],
);

claim(
  `${page}#syntax-error`,
  'Node.js names an imported file too, where gulp names none.',
  { 'gulpfile.mjs': "export * from './tasks/pages.mjs';\n", 'tasks/pages.mjs': broken },
  async () => [
    (await run('gulp pages')).lines.some((line) => anyPlace.test(line)),
    await exitAndLine('node gulpfile.mjs', (line) => line.endsWith('tasks/pages.mjs:1')),
  ],
  [false, [1, true]],
);

claim(
  `${page}#syntax-error`,
  'Node.js shows the import whose name is misspelled, where gulp prints the message alone.',
  { 'gulpfile.mjs': "import { src, dset } from 'gulp';\n" },
  async () => {
    const message =
      "SyntaxError: The requested module 'gulp' does not provide an export named 'dset'";
    const { lines } = await run('gulp');
    const alone = await run('node gulpfile.mjs');
    return [
      lines.includes(message),
      lines.some((line) => anyPlace.test(line)),
      alone.lines.includes(message),
      alone.lines.some((line) => line.endsWith('gulpfile.mjs:1')),
      alone.lines.includes("import { src, dset } from 'gulp';"),
    ];
  },
  [true, false, true, true, true],
);

claim(
  `${page}#syntax-error`,
  'For a gulpfile in UTF-16, Node.js shows a line that begins with two replacement characters.',
  async () => {
    writeFileSync('gulpfile.mjs', '\uFEFFexport const build = async () => {};\n', 'utf16le');
    return [
      await exitAndLine('gulp build', 'SyntaxError: Invalid or unexpected token'),
      await exitAndLine('node gulpfile.mjs', (line) => line.startsWith('\uFFFD\uFFFD')),
    ];
  },
  [
    [1, true],
    [1, true],
  ],
);

claim(
  `${page}#syntax-error`,
  'Node.js alone runs no task.',
  { 'gulpfile.mjs': "export default async () => console.log('ran');\n" },
  () => run('node gulpfile.mjs'),
  { exit: 0, lines: [''] },
);

claim(
  `${page}#top-level-await`,
  'An ES module can wait at its top level.',
  { 'gulpfile.mjs': "const name = await 'build';\nconsole.log(name);\n" },
  async () => (await run('node gulpfile.mjs')).lines,
  ['build'],
);

claim(
  `${page}#top-level-await`,
  'CommonJS cannot.',
  { 'gulpfile.cjs': "const name = await 'build';\n" },
  () => exitAndLine('node gulpfile.cjs', isOutOfPlace),
  [1, true],
);

claim(
  `${page}#top-level-await`,
  'A task without async says the same.',
  { 'gulpfile.cjs': "exports.clean = () => {\n  await import('del');\n};\n" },
  () => exitAndLine('node gulpfile.cjs', isOutOfPlace),
  [1, true],
);

claim(
  `${page}#esm-only-plugins`,
  'A default export needs { default: filter }; without it, require() gives an object.',
  () => {
    const loaded: unknown = requireFromSamples('gulp-filter');
    return [typeof loaded, typeof z.object({ default: z.unknown() }).parse(loaded).default];
  },
  ['object', 'function'],
);

claim(
  `${page}#esm-only-plugins`,
  'A named export needs no such thing.',
  () => typeof z.object({ deleteAsync: z.unknown() }).parse(requireFromSamples('del')).deleteAsync,
  'function',
);

claim(
  `${page}#esm-only-plugins`,
  'Where Node.js has no require() of ES modules, it fails with ERR_REQUIRE_ESM, and import() works.',
  {
    'look.cjs':
      "try {\n  require('del');\n} catch (error) {\n  console.log(error.code);\n}\nimport('del').then(({ deleteAsync }) => console.log(typeof deleteAsync));\n",
  },
  async () => (await run('node --no-experimental-require-module look.cjs')).lines,
  ['ERR_REQUIRE_ESM', 'function'],
);

claim(
  `${page}#esm-only-plugins`,
  'A package with top-level await fails in require() with ERR_REQUIRE_ASYNC_MODULE, and import() works.',
  {
    'waits.mjs': "export const name = await 'waits';\n",
    'look.cjs':
      "try {\n  require('./waits.mjs');\n} catch (error) {\n  console.log(error.code);\n}\nimport('./waits.mjs').then(({ name }) => console.log(name));\n",
  },
  async () => (await run('node look.cjs')).lines.filter((line) => /^(ERR|waits)/.test(line)),
  ['ERR_REQUIRE_ASYNC_MODULE', 'waits'],
);

claim(
  `${page}#typescript`,
  'tsx runs an enum.',
  {
    'package.json': '{ "type": "module" }',
    'gulpfile.ts':
      'enum Size { small = 7 }\nexport const build = async () => console.log(Size.small);\n',
  },
  async () => (await run('gulp --import=tsx build')).lines.includes('7'),
  true,
);

claim(
  `${page}#typescript-loaders`,
  'For gulpfile.ts, gulp tries five loaders in this order.',
  () =>
    z
      .array(loaderSchema.pick({ module: true }))
      .parse(listOf(loaders['.ts']))
      .map(({ module }) => module),
  [
    'ts-node/register',
    'sucrase/register/ts',
    '@babel/register',
    'esbuild-register/dist/node',
    '@swc/register',
  ],
);

const plainTypes: Files = { 'gulpfile.ts': 'exports.build = async () => {};\n' };

claim(
  `${page}#typescript-loaders`,
  'gulp takes the first loader that loads.',
  {
    ...plainTypes,
    'node_modules/ts-node/register/index.js': "throw new Error('TypeScript 7');",
    'node_modules/sucrase/register/ts.js': "require.extensions['.ts'] = require.extensions['.js'];",
    'node_modules/@swc/register/index.js': '',
  },
  async () => {
    onlyGulp();
    return other((await run('gulp build')).lines).filter((line) => line.startsWith('Loaded'));
  },
  ['Loaded external module: sucrase/register/ts'],
);

claim(
  `${page}#typescript-loaders`,
  'If none is installed, gulp prints ten lines about them, and goes on.',
  { ...plainTypes, 'node_modules/.keep': '' },
  async () => {
    onlyGulp();
    const { exit, lines } = await run('gulp build');
    const about = lines.filter((line) => /^(Failed to load|Error: Cannot find module)/.test(line));
    return [exit, about.length, about[0]];
  },
  [0, 10, 'Failed to load external module: ts-node/register'],
);

claim(
  `${page}#typescript-loaders`,
  'Where Node.js has registered the extension itself, as 23.6 to 24.2 do, gulp tries no loader.',
  {
    ...plainTypes,
    'known.cjs': "require.extensions['.ts'] = require.extensions['.js'];",
    'node_modules/ts-node/register/index.js': '',
  },
  async () => {
    onlyGulp();
    const known = { NODE_OPTIONS: '--require ./known.cjs' };
    return exitAndLine('gulp build', (line) => line.includes('external module'), known);
  },
  [0, false],
);

claim(
  `${page}#typescript-loaders`,
  'gulp does not find gulpfile.mts alone.',
  { 'gulpfile.mts': 'export const build = async () => {};' },
  async () => (await run('gulp build')).lines,
  ['No gulpfile found'],
);

claim(
  `${page}#typescript-loaders`,
  'gulpfile.babel.js needs @babel/register, and this one @babel/preset-env.',
  () => {
    const { module, register } = loaderSchema.parse(loaders['.babel.js']);
    let config = '';
    register((given: unknown) => {
      config = JSON.stringify(given);
    });
    return [module, config.includes('"presets":["@babel/preset-env"]')];
  },
  ['@babel/register', true],
);

claim(
  `${page}#typescript-loaders`,
  'A @babel/register that is an object with a default, as version 8 is, is no function for gulp.',
  () => {
    const { register } = loaderSchema.parse(loaders['.babel.js']);
    return message(() => register({ default: () => undefined }));
  },
  'hook is not a function',
);

claim(
  `${page}#typescript-loaders`,
  'gulpfile.esm.js needs the package esm.',
  () => loaderSchema.parse(loaders['.esm.js']).module,
  'esm',
);

claim(
  `${page}#check-types`,
  'Without a tsconfig.json, tsc --noEmit prints its help and ends with exit code 1.',
  { 'gulpfile.ts': '' },
  () => exitAndLine('tsc --noEmit', 'COMMON COMMANDS'),
  [1, true],
);

claim(
  `${page}#split`,
  'A folder named gulpfile.js can be the gulpfile, and paths start at the folder that holds it.',
  {
    'gulpfile.js/index.js':
      "const { src, dest } = require('gulp');\nexports.copy = () => src('src/*.txt').pipe(dest('dist'));\n",
    'src/one.txt': 'one',
  },
  async () => [(await run('gulp copy')).exit, filesIn('dist')],
  [0, ['one.txt']],
);

claim(
  `${page}#pitfalls`,
  'A folder as gulpfile with top-level await fails with ERR_UNSUPPORTED_DIR_IMPORT.',
  {
    'package.json': types.module,
    'gulpfile.js/index.js': 'await null;\nexport const build = async () => {};\n',
  },
  () => exitAndLine('gulp build', (line) => line.includes('ERR_UNSUPPORTED_DIR_IMPORT')),
  [1, true],
);

claim(
  `${page}#pitfalls`,
  'import reads JSON with an import attribute, and asks for it by one of these messages.',
  {
    'package.json': types.module,
    'without.js': "import './package.json';\n",
    'with.js':
      "import settings from './package.json' with { type: 'json' };\nconsole.log(settings.type);\n",
  },
  async () => [
    await exitAndLine('node without.js', (line) =>
      /needs an import attribute of ("type: json"|type "json")/.test(line),
    ),
    (await run('node with.js')).lines.includes('module'),
  ],
  [[1, true], true],
);

function listOf(value: unknown): unknown {
  return Array.isArray(value) ? value.map(asLoader) : [asLoader(value)];
}

function asLoader(value: unknown): unknown {
  return typeof value === 'string' ? { module: value } : value;
}

claim(
  `${page}#pitfalls`,
  'A running gulp does not see a change to its gulpfile, and node --watch starts it again.',
  async () => {
    linkPackages();
    return [
      await printedAfterEdit(['node_modules/gulp/bin/gulp.js', 'dev'], 2_000),
      await printedAfterEdit(['--watch', 'node_modules/gulp/bin/gulp.js', 'dev'], 30_000),
    ];
  },
  [['version 1'], ['version 1', 'version 2']],
);

/**
 * @param patience milliseconds that the new gulpfile may take to run
 * @returns what the task of a gulpfile prints that is edited while gulp runs
 */
function printedAfterEdit(words: readonly string[], patience: number): Promise<readonly string[]> {
  const gulpfileOf = (version: number) =>
    `import { watch } from 'gulp';\nexport function dev() {\n  console.log('version ${version}');\n  watch('src/*.txt', async () => {});\n}\n`;
  writeFileSync('gulpfile.mjs', gulpfileOf(1));
  const child = spawn(process.execPath, words, { env: { ...process.env, NODE_OPTIONS: '' } });
  const printed: string[] = [];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(printed));
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      const versions: readonly string[] = text.match(/^version \d$/gmu) ?? [];
      printed.push(...versions);
      if (versions.includes('version 1')) {
        setTimeout(() => writeFileSync('gulpfile.mjs', gulpfileOf(2)), 500);
        setTimeout(() => child.kill(), patience).unref();
      }
      if (versions.includes('version 2')) {
        child.kill();
      }
    });
  });
}
