import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { writeCards } from '../../../../src/plugins/social-cards/write-cards';

const SRC = { path: '/docs/api/src', title: 'src()', section: 'API', siteName: 'gulp' };

let outDir: string;
let cacheDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  cacheDir = path.join(outDir, 'cache');
});

afterEach(() => rm(outDir, { recursive: true }));

test('writes each card where its page points, 1200 by 630 and at most 40 kB', async () => {
  const siteName = 'gulp 中文文档';
  const cards = [
    { path: '/', title: '用自动化构建加快你的工作流程', section: '', siteName },
    { path: '/docs/api/src', title: 'src()', section: 'API', siteName },
    {
      path: '/docs/getting-started/explaining-globs',
      title: '解释 glob：顺序、否定与没有匹配的文件，以及输出路径的基础目录和特殊字符',
      section: '入门指南',
      siteName,
    },
  ];
  await writeCards(cards, 'zh-Hans', 'one', { outDir, cacheDir });

  const names = ['index', 'docs/api/src', 'docs/getting-started/explaining-globs'];
  for (const name of names) {
    const file = await readFile(path.join(outDir, `img/cards/${name}.png`));
    const { width, height } = PNG.sync.read(file);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(file.byteLength, name).toBeLessThanOrEqual(40 * 1024);
  }
});

test('draws a card ahead, and takes it from the cache when the site is built', async () => {
  await writeCards([SRC], 'en', 'one', { outDir: undefined, cacheDir });
  expect(await readdir(outDir)).toEqual(['cache']);
  const [cached = ''] = await readdir(cacheDir);
  await writeFile(path.join(cacheDir, cached), 'drawn ahead');

  await writeCards([SRC], 'en', 'one', { outDir, cacheDir });
  expect(await readFile(path.join(outDir, 'img/cards/docs/api/src.png'), 'utf8')).toBe(
    'drawn ahead',
  );
});

test('draws a card again that says something else, or that other code draws', async () => {
  const folders = { outDir: undefined, cacheDir };
  await writeCards([SRC], 'en', 'one', folders);
  await writeCards([{ ...SRC, title: 'dest()' }], 'en', 'one', folders);
  await writeCards([SRC], 'en', 'two', folders);
  expect(await readdir(cacheDir)).toHaveLength(3);
});
