import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { makeProject } from '../../../../scripts/plugins/verify/project';
import { tryRecipe } from '../../../../scripts/plugins/verify/try-recipe';
import { withoutTimes } from '../../../../scripts/samples/normalise';
import { catalogue } from '../../../../src/data/plugins/catalogue';
import type { Trial } from '../../../../src/data/plugins/trial-schema';

const packages = path.join(import.meta.dirname, '../../../../samples/node_modules');
/** Plugins that the lock file of the samples installs: their recipes run without network. */
const offline = ['gulp-concat', 'gulp-postcss', 'gulp-rename', 'gulp-sass', 'gulp-zip'];

const nothing = { recipe: '', trial: { files: {} } };

let project = '';

beforeEach(() => {
  expect(existsSync(packages), 'run npm ci in samples/ first').toBe(true);
  project = makeProject();
  symlinkSync(packages, path.join(project, 'node_modules'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('tryRecipe', () => {
  it.each(offline)('runs the recipe of %s', async (name) => {
    const entry = catalogue.find((one) => one.name === name) ?? nothing;
    expect((await tryRecipe(project, entry, entry.trial)).problem).toBeUndefined();
  });

  it('sees that a ZIP archive is damaged without encoding: false', async () => {
    const { recipe, trial } = catalogue.find(({ name }) => name === 'gulp-zip') ?? nothing;
    const without = recipe.replace(', { encoding: false }', '');
    expect(await tryRecipe(project, { recipe: without }, trial)).toEqual({
      problem: { text: 'bytes.bin in dist/site.zip has other bytes' },
      prints: null,
    });
  });

  it('tells how a recipe failed', async () => {
    const recipe = "import { src } from 'gulp';\n\nexport const build = () => src('missing.txt');";
    expect(await tryRecipe(project, { recipe }, { files: {} })).toMatchObject({
      problem: {
        text: expect.stringMatching(/^Error: File not found with singular glob: .*missing\.txt/),
        printed: true,
      },
    });
  });

  it('keeps what both runs print, with the lines of gulp around it', async () => {
    const recipe = [
      "import { readFileSync } from 'node:fs';",
      '',
      'export async function count() {',
      "  const { length } = readFileSync('src/a.txt');",
      "  if (length > 5) console.log(length, 'bytes in', process.cwd());",
      '}',
    ].join('\n');
    const trial = { files: { 'src/a.txt': 'short' }, again: { files: { 'src/a.txt': 'longer' } } };
    const { prints, again } = await tryRecipe(project, { recipe }, trial);
    expect(prints).toBeNull();
    expect(withoutTimes(again ?? '')).toBe(
      [
        '[12:00:00] Using gulpfile ~/my-project/gulpfile.mjs',
        "[12:00:00] Starting 'count'...",
        '6 bytes in ~/my-project',
        "[12:00:00] Finished 'count' after 12 ms",
      ].join('\n'),
    );
  });

  it('finds the commands of the packages, and the Node.js of the PATH that is given', async () => {
    const bin = makeProject();
    const other = `#!/bin/sh\nOTHER=yes exec '${process.execPath}' "$@"\n`;
    writeFileSync(path.join(bin, 'node'), other, { mode: 0o755 });
    const recipe = [
      "import { execSync } from 'node:child_process';",
      '',
      'export async function look() {',
      "  console.log('other:', process.env.OTHER, 'sass:', String(execSync('sass --version')));",
      '}',
    ].join('\n');
    const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
    const { prints } = await tryRecipe(project, { recipe, env }, { files: {} });
    expect(prints).toMatch(/^other: yes sass: \d/m);
    rmSync(bin, { recursive: true });
  });

  it('talks to a server that the trial starts', async () => {
    const recipe =
      "export const send = () => fetch(`${process.env.STORE}/a.txt`, { method: 'PUT', body: 'Hello' });";
    const trial = {
      files: {},
      service: 's3',
      env: { STORE: 'http://127.0.0.1:$PORT' },
      expect: { 'uploaded/a.txt': { contains: 'Hello' } },
    } as const;
    expect((await tryRecipe(project, { recipe }, trial)).problem).toBeUndefined();
  });

  it('talks to an SSH server: files with their permissions, commands with their output', async () => {
    const recipe = [
      "import { Client } from 'ssh2';",
      "import SftpClient from 'ssh2-sftp-client';",
      "import { series } from 'gulp';",
      '',
      "const login = { host: '127.0.0.1', port: process.env.PORT, username: 'a', password: 'b' };",
      '',
      'export async function send() {',
      '  const client = new SftpClient();',
      '  await client.connect(login);',
      "  await client.mkdir('/site/deep', true);",
      "  const text = Buffer.from('Hello');",
      "  await client.put(text, '/site/deep/a.txt', { writeStreamOptions: { mode: 0o640 } });",
      '  await client.end();',
      '}',
      'export function run(done) {',
      '  const client = new Client();',
      "  client.on('ready', () => {",
      "    client.exec('ls site/deep && echo late >&2 && exit 3', (error, channel) => {",
      "      channel.on('data', (text) => console.log('out', String(text)));",
      "      channel.stderr.on('data', (text) => console.log('err', String(text)));",
      "      channel.on('exit', (code) => console.log('code', code));",
      "      channel.on('close', () => client.end());",
      '    });',
      '  });',
      "  client.on('close', () => done()).connect(login);",
      '}',
      'export const deploy = series(send, run);',
    ].join('\n');
    const trial: Trial = {
      files: {},
      service: 'ssh',
      env: { PORT: '$PORT' },
      prints: ['out a.txt', 'err late', 'code 3'],
      expect: { 'uploaded/site/deep/a.txt': { contains: 'Hello' } },
      after: 'find uploaded -perm 640 | grep a.txt',
    };
    expect((await tryRecipe(project, { recipe }, trial)).problem).toBeUndefined();
  });
});
