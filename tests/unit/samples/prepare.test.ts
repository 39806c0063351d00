import { lstat, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Sample } from '../../../src/samples/load';
import { type PreparedProject, prepareProject } from '../../../scripts/samples/prepare';
import type { SampleFormat } from '../../../src/samples/schema';
import { fixtureSample } from './fixture-sample';

let sample: Sample;
let project: PreparedProject | undefined;

beforeEach(() => {
  sample = fixtureSample([{ id: 'a', command: 'gulp' }], {
    'sample.json': '{}',
    'output/a.txt': 'recorded',
    'src/page.mjs': 'export default 1;\n',
    'gulpfile.mjs': "import { src } from 'gulp';\n\nexport const copy = () => src('src/*');\n",
    'show.mjs': 'await 0;\n',
    'show.js': '// By hand.\n',
    'package.json': '{ "scripts": { "show": "node show.mjs src/page.mjs" } }',
  });
});

afterEach(() => project?.dispose());

async function prepared(format: SampleFormat): Promise<string> {
  project = await prepareProject(sample, format);
  return project.folder;
}

it('copies the project alone, with a link to the packages', async () => {
  const folder = await prepared('esm');
  expect((await readdir(folder)).sort()).toEqual([
    'gulpfile.mjs',
    'node_modules',
    'package.json',
    'show.mjs',
    'src',
  ]);
  expect((await lstat(path.join(folder, 'node_modules'))).isSymbolicLink()).toBe(true);
});

it('derives the CommonJS twin, and takes the one that is written by hand', async () => {
  const folder = await prepared('commonjs');
  const files = await readdir(folder);
  expect(files).toEqual(expect.arrayContaining(['gulpfile.js', 'show.js']));
  expect(files.filter((file) => file.endsWith('.mjs'))).toEqual([]);
  expect(await readFile(path.join(folder, 'gulpfile.js'), 'utf8')).toContain("require('gulp')");
  expect(await readFile(path.join(folder, 'show.js'), 'utf8')).toBe('// By hand.\n');
});

it('leaves modules below the top folder as they are', async () => {
  const folder = await prepared('commonjs');
  expect(await readdir(path.join(folder, 'src'))).toEqual(['page.mjs']);
});

it('names the twins in the scripts of package.json', async () => {
  const folder = await prepared('commonjs');
  expect(await readFile(path.join(folder, 'package.json'), 'utf8')).toContain('node show.js');
});

it('gives all files the same mode and time', async () => {
  const folder = await prepared('esm');
  const { mode, mtime } = await stat(path.join(folder, 'src/page.mjs'));
  expect(mtime.toISOString()).toBe('2024-01-01T12:00:00.000Z');
  expect((mode & 0o777).toString(8)).toBe('644');
});

it('leaves nothing behind when a twin cannot be derived', async () => {
  await rm(path.join(sample.folder, 'show.js'));
  const left = async (): Promise<readonly string[]> =>
    (await readdir(os.tmpdir())).filter((name) => name.startsWith('gulp-sample-fixture-'));
  await expect(prepareProject(sample, 'commonjs')).rejects.toThrow('samples/fixture/show.mjs:1');
  expect(await left()).toEqual([]);
});
