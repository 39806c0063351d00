import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { openPassedCache } from '../../../scripts/samples/passed-cache';
import { loadSample, type Sample } from '../../../src/samples/load';
import { temporaryFolder } from '../../docs/support/temporary-folder';
import { siteDir } from '../markdown/site';

let copy: string;
let sample: Sample;

beforeEach(async () => {
  copy = temporaryFolder();
  await cp(siteDir, copy, { recursive: true });
  sample = loadSample('both', copy);
});

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
