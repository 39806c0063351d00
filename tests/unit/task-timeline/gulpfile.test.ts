import { expect, test } from 'vitest';

import { writeGulpfile, writeInvocation } from '../../../src/task-timeline/gulpfile';
import { readCommand } from '../../../src/task-timeline/read-command';

/** The last lines of the gulpfile, and what to type. */
function written(text: string, continues = false): readonly string[] {
  const { command } = readCommand(text);
  const one = { text, tasks: {}, continues };
  return command
    ? [writeGulpfile(one, command).split('\n\n').at(-1) ?? '', writeInvocation(one, command)]
    : [];
}

test.each([
  ['series(css)', 'export default series(css);\n', 'npx gulp'],
  ['exports.build = series(css)', 'export const build = series(css);\n', 'npx gulp build'],
  [
    'exports.css = series(css, js)',
    'const command = series(css, js);\nexport { command as css };\n',
    'npx gulp css',
  ],
  [
    'exports.delete = css',
    'const command = css;\nexport { command as delete };\n',
    'npx gulp delete',
  ],
  [
    "exports['build:css'] = css",
    "const command = css;\nexport { command as 'build:css' };\n",
    'npx gulp build:css',
  ],
  [
    "exports['build css'] = css",
    "const command = css;\nexport { command as 'build css' };\n",
    "npx gulp 'build css'",
  ],
])('%s is exported', (text, code, invocation) => {
  expect(written(text)).toEqual([code, invocation]);
});

test.each([
  ['throws', "function css() {\n  throw new Error('css failed');\n}\n\nexport default css;\n"],
  [
    'stays',
    'function css() {\n  setInterval(() => {}, 1000); // As a server or a watcher.\n}\n\nexport default css;\n',
  ],
] as const)('a gulpfile without pauses imports nothing for them: %s', (ending, code) => {
  const { command } = readCommand('css');
  const tasks = { css: { ending, milliseconds: 300 } };
  expect(command && writeGulpfile({ text: 'css', tasks, continues: false }, command)).toBe(code);
});

test('a name that a shell would change is quoted', () => {
  expect(written('exports.$a = css')[1]).toBe("npx gulp '$a'");
});

test('the flag is part of what to type', () => {
  expect(written('css', true)[1]).toBe('npx gulp --continue');
  expect(written('exports.a = css', true)[1]).toBe('npx gulp a --continue');
});

test('a gulpfile imports what it uses', () => {
  const { command } = readCommand('css');
  const code = command ? writeGulpfile({ text: 'css', tasks: {}, continues: false }, command) : '';
  expect(code).toBe(`import timers from 'node:timers/promises';

async function css() {
  await timers.setTimeout(300);
}

export default css;
`);
});
