import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { renderCard } from '../../../../src/plugins/social-cards/render-card';

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2" fill="#b3261e"/></svg>';

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'cards-'));
});

afterEach(() => rm(cacheDir, { recursive: true }));

test('gives a PNG of the size and the color of the drawing', async () => {
  const { width, height, data } = PNG.sync.read(await renderCard(RED, cacheDir));
  expect({ width, height, first: [...data.subarray(0, 4)] }).toEqual({
    width: 4,
    height: 2,
    first: [0xb3, 0x26, 0x1e, 0xff],
  });
});

test('takes the same drawing from the cache', async () => {
  await renderCard(RED, cacheDir);
  const [cached = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, cached), 'kept');
  expect((await renderCard(RED, cacheDir)).toString()).toBe('kept');
});

test('renders another drawing anew', async () => {
  await renderCard(RED, cacheDir);
  await renderCard(RED.replace('#b3261e', '#0b6e77'), cacheDir);
  expect(await readdir(cacheDir)).toHaveLength(2);
});
