// @vitest-environment node
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { openPassedCache } from '../../../scripts/samples/passed-cache';
import { loadSample, type Sample } from '../../../src/samples/load';
import { siteDir } from '../markdown/site';

let copy: string;
let sample: Sample;

beforeEach(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'passed-cache-'));
  await cp(siteDir, copy, { recursive: true });
  sample = loadSample('both', copy);
});

afterEach(() => rm(copy, { recursive: true }));

it('knows a sample that passed as it is, across runs', () => {
  const folder = path.join(copy, 'cache');
  const cache = openPassedCache(folder);
  expect(cache.has(sample)).toBe(false);
  cache.remember(sample)();
  expect(openPassedCache(folder).has(sample)).toBe(true);
});

it.each(['gulpfile.mjs', 'main.scss', 'sample.json', 'output/copy.txt', 'added.txt'])(
  'forgets it when %s changes',
  async (file) => {
    const cache = openPassedCache(path.join(copy, 'cache'));
    cache.remember(sample)();
    await writeFile(path.join(sample.folder, file), 'changed');
    expect(cache.has(sample)).toBe(false);
  },
);

it('remembers a sample as it was before it ran', async () => {
  const cache = openPassedCache(path.join(copy, 'cache'));
  const remember = cache.remember(sample);
  await writeFile(path.join(sample.folder, 'main.scss'), 'changed meanwhile');
  remember();
  expect(cache.has(sample)).toBe(false);
});
