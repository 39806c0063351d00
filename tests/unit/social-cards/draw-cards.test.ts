import { readdir, readFile } from 'node:fs/promises';

import { PNG } from 'pngjs';
import { beforeEach, expect, test } from 'vitest';

import { inCache, notDrawn } from '../../../src/social-cards/card-cache';
import drawCards from '../../../src/social-cards/draw-cards';
import { temporaryFolder } from '../../docs/support/temporary-folder';

const siteName = 'gulp 中文文档';
const SRC = { path: '/docs/api/src', title: 'src()', section: 'API', siteName };
const CARDS = [
  { path: '/', title: '用自动化构建加快你的工作流程', section: '', siteName },
  SRC,
  {
    path: '/docs/getting-started/explaining-globs',
    title: '解释 glob：顺序、否定与没有匹配的文件，以及输出路径的基础目录和特殊字符',
    section: '入门指南',
    siteName,
  },
];
const locale = 'zh-Hans';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test('draws each card into the cache, 1200 by 630 and at most 40 kB', async () => {
  const cards = inCache(CARDS, { locale, sources: 'one', folder });
  await drawCards({ cards, locale });
  for (const { card, file } of cards) {
    const png = await readFile(file);
    const { width, height } = PNG.sync.read(png);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(png.byteLength, card.path).toBeLessThanOrEqual(40 * 1024);
  }
  expect(await readdir(folder)).toHaveLength(CARDS.length);
});

test('builds at the same time draw the same card', async () => {
  const cards = inCache([SRC], { locale, sources: 'one', folder });
  await Promise.all(Array.from({ length: 8 }, () => drawCards({ cards, locale })));
  expect(await readdir(folder)).toHaveLength(1);
});

test('knows which cards were drawn: what they say, in which language, and by which code', async () => {
  const options = { locale, sources: 'one', folder };
  const drawn = inCache([SRC], options);
  await drawCards({ cards: drawn, locale });

  const missing = (card: typeof SRC, changed = {}) =>
    notDrawn(inCache([card], { ...options, ...changed })).length;
  expect(missing(SRC)).toBe(0);
  expect(missing({ ...SRC, title: 'dest()' })).toBe(1);
  expect(missing(SRC, { locale: 'en' })).toBe(1);
  expect(missing(SRC, { sources: 'two' })).toBe(1);
});

test('names the page whose title has no room on its card', async () => {
  const title = '很长的标题'.repeat(40);
  const cards = inCache([{ ...SRC, title }], { locale, sources: 'one', folder });
  await expect(drawCards({ cards, locale })).rejects.toThrow('/docs/api/src: the title');
});

test('a card that was drawn ahead serves, whatever is known of the file of its page', () => {
  const options = { locale, sources: 'one', folder };
  const [ahead] = inCache([{ ...SRC, file: 'docs/api/src.md' }], options);
  const { path: page, ...words } = SRC;
  const [later] = inCache([{ ...words, path: page }], options);
  expect(later?.file).toBe(ahead?.file);
});
