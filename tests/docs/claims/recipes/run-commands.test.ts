import { claim, exitAndLine } from '../support';

claim(
  'recipes/run-commands#sample',
  'npm pkg get version prints no version if package.json has none.',
  {
    'package.json': '{ "private": true }',
    'gulpfile.mjs': `import { execa } from 'execa';
      export default async () => console.log((await execa\`npm pkg get version\`).stdout);`,
  },
  () => exitAndLine('gulp', '{}'),
  [0, true],
);

claim(
  'recipes/run-commands#pitfalls',
  'spawn reports a folder that does not exist like a program that does not exist.',
  {
    'gulpfile.mjs': `import { spawn } from 'node:child_process';
      export default () => spawn('node', ['--version'], { cwd: 'missing' });`,
  },
  () => exitAndLine('gulp', 'Error: spawn node ENOENT'),
  [1, true],
);

claim(
  'recipes/run-commands#pitfalls',
  'From Node.js 24 on, a list of arguments with shell: true prints DEP0190.',
  {
    'gulpfile.mjs': `import { spawn } from 'node:child_process';
      export default () => spawn('echo', ['hello'], { shell: true });`,
  },
  () => exitAndLine('gulp', (line) => line.includes('[DEP0190] DeprecationWarning')),
  [0, Number(process.versions.node.split('.')[0]) >= 24],
);
