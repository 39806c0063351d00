import { claim, exitAndLine, read } from '../support';

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

claim(
  'recipes/run-commands#change',
  'The signal that a time limit sends ends npm, and not what its script started.',
  {
    'package.json': '{ "scripts": { "test": "node wait.mjs && echo" } }',
    'wait.mjs': `import { writeFileSync } from 'node:fs';
      writeFileSync('pid.txt', String(process.pid));
      setTimeout(() => {}, 60_000);`,
    'gulpfile.mjs': `import { existsSync } from 'node:fs';
      import { setTimeout as delay } from 'node:timers/promises';
      import { execa } from 'execa';

      export default async () => {
        const child = execa({ stdio: 'ignore' })\`npm test\`;
        while (!existsSync('pid.txt')) {
          await delay(50);
        }
        child.kill();
        await child;
      };`,
  },
  async () => {
    const failed = await exitAndLine('gulp', (line) =>
      line.includes('Command was killed with SIGTERM'),
    );
    // Fails where there is no such process.
    return [...failed, process.kill(Number(read('pid.txt')))];
  },
  [1, true, true],
);
