import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { writeCards } from '../../../../src/plugins/social-cards/write-cards';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'site-'));
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
  await writeCards(cards, 'zh-Hans', { outDir, cacheDir: path.join(outDir, 'cache') });

  const names = ['index', 'docs/api/src', 'docs/getting-started/explaining-globs'];
  for (const name of names) {
    const file = await readFile(path.join(outDir, `img/cards/${name}.png`));
    const { width, height } = PNG.sync.read(file);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(file.byteLength, name).toBeLessThanOrEqual(40 * 1024);
  }
});
