import { spawnSync } from 'node:child_process';

import { claim, gulpfile, message, paths, read, run } from '../support';

const page = 'upgrading/existing-project';

/** Runs npm without a network. */
function npm(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    encoding: 'utf8',
    // `npm run --silent` hands its silence on.
    env: { ...process.env, npm_config_loglevel: 'notice', npm_config_offline: 'true' },
  });
  return { exit: status, lines: `${stdout}${stderr}`.split('\n') };
}

claim(
  `${page}#messages`,
  'EBADENGINE is a warning: npm goes on.',
  { 'package.json': '{ "name": "old", "version": "1.0.0", "engines": { "node": "<1" } }' },
  () => {
    const { exit, lines } = npm('install');
    return [exit, lines.some((line) => line.startsWith('npm warn EBADENGINE Unsupported engine'))];
  },
  [0, true],
);

claim(
  `${page}#messages`,
  'Without a lock file, npm has another text for ERESOLVE.',
  {
    'package.json':
      '{ "name": "old", "version": "1.0.0", "dependencies": { "part": "file:part", "whole": "file:whole" } }',
    'part/package.json': '{ "name": "part", "version": "2.0.0" }',
    'whole/package.json':
      '{ "name": "whole", "version": "1.0.0", "peerDependencies": { "part": "1" } }',
  },
  () => {
    const { exit, lines } = npm('install', '--install-links');
    return [exit, lines.includes('npm error ERESOLVE unable to resolve dependency tree')];
  },
  [1, true],
);

claim(
  `${page}#messages`,
  'A task that the gulpfile does not have is never defined.',
  { 'gulpfile.js': 'exports.build = async () => {};\n' },
  async () => (await run('gulp serve')).lines.includes('Task never defined: serve'),
  true,
);

claim(
  `${page}#messages`,
  'npm refuses a package for another system with EBADPLATFORM, and npm uninstall takes it out.',
  {
    'package.json':
      '{ "name": "old", "version": "1.0.0", "devDependencies": { "mac-only": "file:mac" } }',
    'mac/package.json': '{ "name": "mac-only", "version": "1.0.0", "os": ["none"] }',
  },
  () => {
    const { exit, lines } = npm('install');
    return [exit, lines.includes('npm error code EBADPLATFORM'), npm('uninstall', 'mac-only').exit];
  },
  [1, true, 0],
);

claim(
  `${page}#messages`,
  'Without bower_components, a path ends with an error, and a glob finds no file.',
  async (gulp) => [
    (await message(() => gulp.src('bower_components/a/a.js')))?.split(':')[0],
    await paths(gulp.src('bower_components/**/*.js')),
  ],
  ['File not found with singular glob', []],
);

claim(
  `${page}#framework`,
  'npm ls gulp shows the package that brings gulp.',
  {
    'package.json': '{ "name": "part", "version": "1.0.0", "devDependencies": { "rig": "1.0.0" } }',
    'node_modules/rig/package.json':
      '{ "name": "rig", "version": "1.0.0", "dependencies": { "gulp": "4.0.2" } }',
    'node_modules/gulp/package.json': '{ "name": "gulp", "version": "4.0.2" }',
  },
  () => npm('ls', 'gulp').lines.filter((line) => / (?:rig|gulp)@/.test(line)),
  ['└─┬ rig@1.0.0', '  └── gulp@4.0.2'],
);

claim(
  `${page}#framework`,
  'A handler that prints the error of Sass and ends the stream lets the task succeed, and the old CSS stays.',
  {
    'sass/styles.scss': 'a { color: $missing; }\n',
    'css/styles.css': 'old\n',
    'gulpfile.mjs': `
      import { dest, src } from 'gulp';
      import gulpSass from 'gulp-sass';
      import * as compiler from 'sass';

      function printOnly(error) {
        console.log(error.message);
        this.emit('end');
      }

      const sass = gulpSass(compiler);
      export const compile = () =>
        src('sass/*.scss').pipe(sass().on('error', printOnly)).pipe(dest('css'));
    `,
  },
  async () => {
    const { exit, lines } = await run('gulp compile');
    return [
      exit,
      lines.some((line) => line.includes('Undefined variable')),
      read('css/styles.css'),
    ];
  },
  [0, true, 'old\n'],
);

claim(
  `${page}#editor`,
  'The gulpfile prints the version and the path of its Node.js when a task runs, but not for --tasks.',
  {
    'gulpfile.js':
      'console.log(process.version, process.execPath);\nexports.build = async () => {};\n',
  },
  async () => {
    const printed = `${process.version} ${process.execPath}`;
    return [
      (await run('gulp build')).lines.includes(printed),
      (await run('gulp --tasks')).lines.includes(printed),
    ];
  },
  [true, false],
);

/** Tasks that hand presets to Babel 7: one that is not installed, one of the form of Babel 6, and its own. */
const presets = {
  'a.js': 'const a = () => 1;',
  'old-preset.cjs': 'module.exports = { plugins: [] };',
  'missing.cjs': "require('@babel/core').transformSync('', { presets: ['es2015'] });",
  'gulpfile.mjs': `
    import { pipeline } from 'node:stream/promises';
    import { dest, src } from 'gulp';
    import babel from 'gulp-babel';
    const compiled = (preset) => pipeline(src('a.js'), babel({ presets: [preset] }), dest('dist'));
    export const missing = () => compiled('es2015');
    export const old = () => compiled('./old-preset.cjs');
    export const cured = () => compiled('@babel/preset-env');
  `,
};

for (const [command, seen] of [
  ['gulp missing', "Cannot find package 'babel-preset-es2015'"],
  ['node missing.cjs', "Cannot find module 'babel-preset-es2015'"],
  ['gulp old', 'Plugin/Preset files are not allowed to export objects, only functions'],
  ['gulp cured', undefined],
] as const) {
  claim(
    `${page}#messages`,
    `Presets of Babel 6 fail with their messages, and @babel/preset-env does not: ${command}.`,
    presets,
    async () => {
      const [program, name = ''] = command.split(' ');
      const error =
        program === 'gulp'
          ? await message(() => gulpfile()(name))
          : (await run(command)).lines.join('\n');
      const wanted = /Cannot find \w+ 'babel-[^']+'|Plugin\/Preset[^,]+, only functions/;
      return error && (wanted.exec(error)?.[0] ?? error);
    },
    seen,
  );
}
