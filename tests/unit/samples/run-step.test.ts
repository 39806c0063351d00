import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import type { PreparedProject } from '../../../scripts/samples/prepare';
import { runStep } from '../../../scripts/samples/run-step';
import { temporaryFolder } from '../../docs/support/temporary-folder';
import { stepWith } from './step-with';

const times = { limit: 30_000, settle: 20, settleForRemoval: 20, repeat: 200 };

let project: PreparedProject;

beforeEach(() => {
  const home = temporaryFolder({ 'my-project/package.json': '{}' });
  const dispose = (): Promise<void> => Promise.resolve();
  project = { home, folder: path.join(home, 'my-project'), format: 'esm', modules: [], dispose };
});

async function script(source: string): Promise<void> {
  await writeFile(path.join(project.folder, 'script.mjs'), source);
}

it('keeps the order of standard output and standard error, and the exit code', async () => {
  await script(`
    console.log('one'); console.error('two'); console.log('three');
    process.exit(3);
  `);
  const result = await runStep(stepWith({}), project, times);
  expect(result).toEqual({
    output: 'one\ntwo\nthree',
    recorded: 'one\ntwo\nthree',
    shown: 'one\ntwo\nthree',
    exit: 3,
    stuck: undefined,
  });
});

it('shows the times of the run, up to where the record ends', async () => {
  await script(
    "console.log('[09:41:07] ready after 3 ms'); console.log('late'); setTimeout(() => {}, 1e6);",
  );
  const step = stepWith({ until: { seen: 'ready', times: 1 } });
  expect(await runStep(step, project, times)).toMatchObject({
    recorded: '[12:00:00] ready after 12 ms',
    shown: '[09:41:07] ready after 3 ms',
  });
});

it('runs a command with its own environment only', async () => {
  process.env['NODE_ENV'] = 'test';
  await script('console.log(process.env.NODE_ENV, process.env.COLOR, process.cwd());');
  const result = await runStep(stepWith({ env: { COLOR: 'blue' } }), project, times);
  expect(result.output).toBe('undefined blue ~/my-project');
});

it('writes, removes and dates files before the command', async () => {
  await writeFile(path.join(project.folder, 'old.txt'), '');
  await script(`
    import { existsSync, readFileSync, statSync } from 'node:fs';
    console.log(existsSync('old.txt'), readFileSync('a/new.txt', 'utf8'));
    console.log(statSync('a/new.txt').mtime.toISOString());
  `);
  const step = stepWith({
    remove: ['old.txt'],
    write: { 'a/new.txt': 'text' },
    touch: { 'a/new.txt': '2020-01-01T00:00:00Z' },
  });
  const result = await runStep(step, project, times);
  expect(result.output).toBe('false text\n2020-01-01T00:00:00.000Z');
});

it('changes files while the command runs, then stops it and all that it started', async () => {
  await writeFile(
    path.join(project.folder, 'server.mjs'),
    `
      import { writeFileSync } from 'node:fs';
      import { createServer } from 'node:net';
      const server = createServer().listen(0, '127.0.0.1', () => {
        writeFileSync('port.txt', String(server.address().port));
        console.log('ready');
      });
    `,
  );
  await script(`
    import { spawn } from 'node:child_process';
    import { existsSync } from 'node:fs';
    spawn(process.execPath, ['server.mjs'], { stdio: 'inherit' });
    const timer = setInterval(() => {
      if (existsSync('go.txt')) {
        clearInterval(timer);
        console.log('seen');
        console.log('late');
        setInterval(() => {}, 1000);
      }
    }, 10);
  `);
  const step = stepWith({
    during: [{ when: 'ready', write: { 'go.txt': '' } }],
    until: { seen: 'seen' },
  });
  const result = await runStep(step, project, times);
  expect(result).toMatchObject({ recorded: 'ready\nseen', exit: undefined, stuck: undefined });
  const port = Number(await readFile(path.join(project.folder, 'port.txt'), 'utf8'));
  await expect.poll(() => isServed(port)).toBe(false);
});

it('makes a change once more for a watcher that was not ready', async () => {
  await script(`
    import { existsSync, rmSync } from 'node:fs';
    console.log('ready');
    let first = true;
    setInterval(() => {
      if (existsSync('go.txt')) {
        rmSync('go.txt');
        if (!first) console.log('seen');
        first = false;
      }
    }, 10);
  `);
  const step = stepWith({
    during: [{ when: 'ready', write: { 'go.txt': '' } }],
    until: { seen: 'seen' },
  });
  expect(await runStep(step, project, times)).toMatchObject({ stuck: undefined });
});

it('waits longer before a removal, which a watcher that was not ready never reports', async () => {
  await writeFile(path.join(project.folder, 'old.txt'), '');
  await script(`
    import { existsSync } from 'node:fs';
    console.log('begin');
    setTimeout(() => {
      if (existsSync('old.txt')) {
        setInterval(() => existsSync('old.txt') || console.log('seen'), 10);
      } else {
        console.log('too early');
      }
    }, 300);
  `);
  const step = stepWith({
    during: [{ when: 'begin', remove: ['old.txt'] }],
    until: { seen: 'seen' },
  });
  const result = await runStep(step, project, { ...times, settleForRemoval: 3000 });
  expect(result).toMatchObject({ recorded: 'begin\nseen', stuck: undefined });
});

it('waits for what is written after the text that it looks for', async () => {
  await script(`
    import { existsSync, writeFileSync } from 'node:fs';
    console.log('Finished');
    setInterval(() => existsSync('go.txt') && writeFileSync('made.txt', 'new'), 500);
  `);
  const step = stepWith({
    during: [{ when: 'Finished', write: { 'go.txt': '' } }],
    until: { seen: 'Finished' },
    files: { 'made.txt': { text: 'new' } },
  });
  await runStep(step, project, { ...times, repeat: 5000 });
  expect(await readFile(path.join(project.folder, 'made.txt'), 'utf8')).toBe('new');
});

it('stops a command that does not end, and says so', async () => {
  await script(`console.log('on'); setInterval(() => {}, 1000);`);
  const result = await runStep(stepWith({}), project, { ...times, limit: 1500 });
  expect(result.stuck).toBe('it did not end in 1.5 s. To let it go on, stop it with "until".');
  expect(result.exit).toBeUndefined();
});

it('says which text was not seen when the command ends too early', async () => {
  await script(`console.log('on');`);
  const step = stepWith({ until: { seen: 'off', times: 2 } });
  const result = await runStep(step, project, times);
  expect(result.stuck).toBe('"until": "off" was not seen 2 times before the process ended.');
});

function isServed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
