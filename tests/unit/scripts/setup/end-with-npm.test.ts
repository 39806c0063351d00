import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { projectRoot } from '../../../../src/samples/paths';

const watching = pathToFileURL(path.join(projectRoot, 'scripts/setup/end-with-npm.mjs')).href;

/** Starts a command as npm does: in a shell, which alone gets what npm is sent. */
function startAsNpm(command: string) {
  const env = { ...process.env, npm_lifecycle_event: 'build' };
  return spawn('sh', ['-c', `node --import ${watching} -e "${command}"`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('a command that npm started', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with %s to npm alone',
    async (signal) => {
      const shell = startAsNpm("console.log('started'); setTimeout(() => {}, 60_000)");
      await once(shell.stdout, 'data');
      shell.kill(signal);
      await once(shell.stdout, 'close'); // The command holds it open as long as it runs.
    },
    20_000,
  );

  test('runs to its end where nobody interrupts it', async () => {
    const shell = startAsNpm(
      "console.log('started'); setTimeout(() => console.log('to its end'), 1_800)",
    );
    let text = '';
    shell.stdout.setEncoding('utf8').on('data', (part) => {
      text += part;
      shell.kill('SIGWINCH'); // As a terminal does whose size changes.
    });
    await once(shell.stdout, 'close');
    expect(text).toBe('started\nto its end\n');
  });
});

/** Scripts of package.json that import the module, with their commands. */
function importing(): readonly (readonly [name: string, command: string])[] {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return Object.entries(scripts).filter(([, command]) => {
    const [file] = /scripts\/\S+\.(?:mjs|ts)/.exec(command) ?? [];
    return file !== undefined && readFileSync(file, 'utf8').includes('end-with-npm.mjs');
  });
}

test('the commands that import it have the shell of npm as their parent, with no other between', () => {
  const commands = importing();
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['test', 'test:docs', 'test:samples', 'test:browser', 'start', 'build']),
  );
  expect(commands.filter(([, command]) => !command.startsWith('node '))).toEqual([]);
});
