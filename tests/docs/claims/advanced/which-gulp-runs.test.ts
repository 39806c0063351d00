import { spawnSync } from 'node:child_process';
import { chmodSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { samplesModules } from '../../../../src/samples/paths';
import { nameAndVersion } from '../../support/gulp';
import { claim, linkPackages, read, run } from '../support';

const page = 'advanced/which-gulp-runs';

/** A gulpfile whose task says in which folder it runs, and in which file it stands. */
function gulpfile(name: string): string {
  return `export const where = async () => console.log('${name} in', process.cwd());\n`;
}

/** A gulp that runs nothing, as the `node_modules` of a project have it. */
function fakeGulp(folder: string): Readonly<Record<string, string>> {
  return {
    [`${folder}node_modules/gulp/package.json`]: '{ "name": "gulp", "version": "9.9.9" }\n',
    [`${folder}node_modules/gulp/index.js`]: 'module.exports = {};\n',
  };
}

/** What a command printed, with the folder of the claim as `.`, and how it ended. */
interface Ended {
  readonly exit: number | null;
  readonly lines: readonly string[];
}

/** Runs a program in a folder of the claim, without a network. */
function inFolder(
  folder: string,
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Ended {
  const root = process.cwd();
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      // `npm run --silent` hands its silence on.
      npm_config_loglevel: 'notice',
      npm_config_offline: 'true',
      ...environment,
    },
  });
  const lines = `${stdout}${stderr}`
    .replaceAll(root, '.')
    .split('\n')
    .map((line) => line.replace(/^\[\d\d:\d\d:\d\d\] /, ''));
  return { exit: status, lines };
}

/** The command as a global one: from outside of the project. */
function globalGulp(folder: string, ...words: readonly string[]): Ended {
  const command = realpathSync(path.join(samplesModules, '.bin/gulp'));
  return inFolder(folder, process.execPath, [command, ...words]);
}

function places({ lines }: Ended): readonly string[] {
  return lines.filter((line) => / in \./.test(line));
}

const versions = ['CLI version: 3.1.0', `Local version: ${nameAndVersion('gulp').split(' ')[1]}`];

claim(
  `${page}#versions`,
  'The first line is the command, the second the gulp of the project.',
  { 'gulpfile.mjs': gulpfile('root') },
  async () => (await run('gulp --version')).lines.slice(0, 2),
  versions,
);

claim(
  `${page}#command`,
  'npx gulp runs the command of the project, also from a folder inside it.',
  { 'gulpfile.mjs': gulpfile('root'), 'package.json': '{}', 'sub/deep/a.txt': '' },
  () => {
    linkPackages();
    return places(inFolder('sub/deep', 'npx', ['gulp', 'where']));
  },
  ['root in .'],
);

claim(
  `${page}#command`,
  'An npm script runs the command of the project, even where a global one exists.',
  {
    'gulpfile.mjs': gulpfile('root'),
    'package.json': '{ "scripts": { "where": "gulp where" } }',
    'global/gulp': '#!/bin/sh\necho the global command\n',
  },
  () => {
    linkPackages();
    chmodSync('global/gulp', 0o755);
    const PATH = `${path.resolve('global')}${path.delimiter}${process.env['PATH'] ?? ''}`;
    return [
      inFolder('.', 'gulp', ['where'], { PATH }).lines[0],
      places(inFolder('.', 'npm', ['run', 'where'], { PATH })),
    ];
  },
  ['the global command', ['root in .']],
);

claim(
  `${page}#command`,
  'gulp brings its command along.',
  () => {
    const text = read(path.join(samplesModules, 'gulp/package.json')).replaceAll(/\s/g, '');
    return [text.includes('"gulp":"./bin/gulp.js"'), text.includes('"gulp-cli":"')];
  },
  [true, true],
);

claim(
  `${page}#command`,
  'A global command looks up the gulp of the project, and stops where there is none.',
  {
    'has/gulpfile.mjs': gulpfile('has'),
    ...fakeGulp('has/'),
    'lacks/gulpfile.mjs': gulpfile('lacks'),
  },
  () => {
    const { exit, lines } = globalGulp('lacks', 'where');
    return [
      globalGulp('has', '--version').lines[1],
      exit,
      lines.some((line) => line.startsWith('Local gulp not found in ')),
    ];
  },
  ['Local version: 9.9.9', 1, true],
);

claim(
  `${page}#old-command`,
  'A command that does not know the version of the gulp stops with exit code 1.',
  { 'gulpfile.mjs': gulpfile('root'), ...fakeGulp('') },
  () => {
    const { exit, lines } = globalGulp('.', 'where');
    return [exit, lines.join(' ').trim()];
  },
  [1, 'Unsupported gulp version 9.9.9'],
);

/** A package that brings the command, ready to be installed from a folder. */
function packageWithCommand(name: string): Readonly<Record<string, string>> {
  return {
    [`${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', bin: { gulp: 'gulp.js' } }),
    [`${name}/gulp.js`]: '#!/usr/bin/env node\n',
  };
}

claim(
  `${page}#old-command`,
  'npm does not install the command over that of a global gulp, which is uninstalled first.',
  { ...packageWithCommand('gulp'), ...packageWithCommand('gulp-cli') },
  () => {
    const npm = (...words: readonly string[]) =>
      inFolder('.', 'npm', [...words, '--global', '--prefix', 'global', '--install-links']);
    const first = npm('install', './gulp');
    const second = npm('install', './gulp-cli');
    return [
      first.exit,
      second.lines.some((line) => line.endsWith(' code EEXIST')),
      npm('uninstall', 'gulp').exit,
      npm('install', './gulp-cli').exit,
    ];
  },
  [0, true, 0, 0],
);

const twoGulpfiles = {
  'gulpfile.mjs': gulpfile('root'),
  'build/gulpfile.mjs': gulpfile('build'),
  'site/index.html': '',
  'site/pages/about.html': '',
};

claim(
  `${page}#gulpfile`,
  'gulp takes the nearest gulpfile upward, and works in its folder; two flags change this.',
  twoGulpfiles,
  () => {
    linkPackages();
    return [
      globalGulp('site/pages', 'where'),
      globalGulp('.', '--cwd', 'site', 'where'),
      globalGulp('.', '--cwd', 'build', 'where'),
      globalGulp('.', '--gulpfile', 'build/gulpfile.mjs', 'where'),
      globalGulp('.', '--gulpfile', 'build/gulpfile.mjs', '--cwd', '.', 'where'),
    ].flatMap(places);
  },
  ['root in .', 'root in ./site', 'build in ./build', 'build in ./build', 'build in .'],
);

claim(
  `${page}#gulpfile`,
  '--gulpfile counts from the folder that you are in, not from that of --cwd.',
  twoGulpfiles,
  () => {
    linkPackages();
    return places(globalGulp('.', '--cwd', 'build', '--gulpfile', 'gulpfile.mjs', 'where'));
  },
  ['root in ./build'],
);

claim(
  `${page}#gulpfile`,
  'gulp looks for its library from the folder of the gulpfile, whatever --cwd says.',
  {
    'gulpfile.mjs': gulpfile('root'),
    'other/gulpfile.mjs': gulpfile('other'),
    ...fakeGulp('other/'),
    'bare/a.txt': '',
    ...fakeGulp('bare/'),
  },
  () => {
    linkPackages();
    return [
      ['--cwd', 'bare'],
      ['--gulpfile', 'other/gulpfile.mjs'],
      ['--gulpfile', 'other/gulpfile.mjs', '--cwd', '.'],
    ].map((flags) => globalGulp('.', '--version', ...flags).lines[1]);
  },
  [versions[1], 'Local version: 9.9.9', 'Local version: 9.9.9'],
);

const workspaces = {
  'package.json': '{ "workspaces": ["packages/*"] }',
  'gulpfile.mjs': gulpfile('root'),
  'packages/theme/package.json': '{ "name": "theme", "scripts": { "where": "gulp where" } }',
  'packages/theme/gulpfile.mjs': gulpfile('theme'),
  'packages/bare/package.json': '{ "name": "bare", "scripts": { "where": "gulp where" } }',
  'packages/own/package.json': '{ "name": "own" }',
  'packages/own/gulpfile.mjs': gulpfile('own'),
  ...fakeGulp('packages/own/'),
};

claim(
  `${page}#workspaces`,
  'One gulp at the root serves every package, in its folder; a package with its own gulp runs that one.',
  workspaces,
  () => {
    linkPackages();
    return [
      places(inFolder('.', 'npm', ['run', 'where', '--workspace', 'theme'])),
      globalGulp('packages/own', '--version').lines[1],
    ];
  },
  [['theme in ./packages/theme'], 'Local version: 9.9.9'],
);

claim(
  `${page}#workspaces`,
  'For a package without a gulpfile, gulp takes that of the root, and works in the root.',
  workspaces,
  () => {
    linkPackages();
    return places(inFolder('.', 'npm', ['run', 'where', '--workspace', 'bare']));
  },
  ['root in .'],
);

claim(
  `${page}#ci`,
  'npx --no gulp never downloads a gulp.',
  { 'package.json': '{}' },
  () => {
    const { exit, lines } = inFolder('.', 'npx', ['--no', 'gulp', 'build']);
    return [exit, lines.some((line) => line.includes('npx canceled due to missing packages'))];
  },
  [1, true],
);

claim(
  `${page}#ci`,
  'A failed task ends the command with exit code 1.',
  { 'gulpfile.mjs': "export const build = async () => { throw new Error('no'); };\n" },
  async () => (await run('gulp build')).exit,
  1,
);

claim(
  `${page}#containers`,
  'Two variables make a watch ask for changes, without a change to the gulpfile.',
  {
    'gulpfile.mjs': `
      import { watch } from 'gulp';
      export const dev = async () => {
        const { options } = watch('src/*.html', { persistent: false });
        console.log('polls', options.usePolling, options.interval);
      };
    `,
  },
  async () => {
    const plain = await run('gulp dev');
    const asked = await run('gulp dev', { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '500' });
    return [...plain.lines, ...asked.lines].filter((line) => line.startsWith('polls'));
  },
  ['polls false 100', 'polls true 500'],
);
