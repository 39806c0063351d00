import path from 'node:path';

import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';

import { parsePage } from '../../../src/markdown/parse-page';
import { CHINESE_FOLDER } from '../../../src/samples/paths';
import { RECORD_FILE } from '../../../src/translation/record';
import { readSections } from '../../../src/translation/sections';
import staleNotices from '../../../src/translation/stale-notices';
import { temporaryFolder } from '../../docs/support/temporary-folder';

const english = 'Text.\n\n## One {#one}\n\nFirst.\n\n### Two {#two}\n\nSecond.\n';
const chinese = '正文。\n\n## 一 {#one}\n\n第一。\n\n### `two()` 二 {#two}\n\n第二。\n';

interface Site {
  readonly now?: string;
  readonly folder?: string;
  readonly record?: Readonly<Record<string, string>>;
}

/** Runs the plugin over a page that was translated before the English one became `now`. */
function run({ now = english, folder = CHINESE_FOLDER, record }: Site = {}) {
  const translated = readSections(parsePage(english, 'docs/a.md')).map(({ id, digest }) => [
    id,
    digest,
  ]);
  const siteDir = temporaryFolder({
    'docs/api/a.md': now,
    [RECORD_FILE]: JSON.stringify({ 'api/a': record ?? Object.fromEntries(translated) }),
  });
  const { tree } = parsePage(chinese, 'docs/a.md');
  const read: string[] = [];
  const file = path.join(siteDir, folder, 'api/a.md');
  staleNotices({
    siteDir,
    notice: { section: '“{section}”已更新。', top: '开头已更新。', link: '阅读原文' },
    englishUrl: 'https://example.org',
    onRead: (page, files) => {
      expect(page).toBe(file);
      read.push(...files.map((name) => path.relative(siteDir, name)));
    },
  })(tree, new VFile({ path: file }));
  return { tree, read, shown: tree.children.map((node) => toString(node)) };
}

it('leaves a page alone that is as new as the English one', () => {
  expect(run().shown).toEqual(['正文。', '一 {#one}', '第一。', 'two() 二 {#two}', '第二。']);
});

it('says below a heading that the English section has changed', () => {
  const { shown, tree } = run({ now: english.replace('Second', 'Third') });
  expect(shown.slice(3, 5)).toEqual(['two() 二 {#two}', '“two() 二”已更新。阅读原文']);
  expect(tree.children[4]).toMatchObject({
    name: 'div',
    attributes: [
      { name: 'className', value: 'stale-notice' },
      { name: 'role', value: 'note' },
    ],
    children: [
      {
        children: [
          { type: 'text', value: '“' },
          { type: 'inlineCode', value: 'two()' },
          { type: 'text', value: ' 二' },
          { type: 'text', value: '”已更新。' },
          {
            name: 'a',
            attributes: [
              { name: 'href', value: 'https://example.org/docs/api/a#two' },
              { name: 'hrefLang', value: 'en' },
            ],
          },
        ],
      },
    ],
  });
});

it('says at the top that the English beginning has changed', () => {
  const { shown, tree } = run({ now: english.replace('Text', 'Other text') });
  expect(shown[0]).toBe('开头已更新。阅读原文');
  expect(JSON.stringify(tree.children[0])).toContain('"https://example.org/docs/api/a"');
});

it('says nothing of sections without a record, which the tests of the pages refuse', () => {
  expect(run({ now: english.replace('Second', 'Third'), record: {} }).shown).toHaveLength(5);
});

it('names the files on which a page depends', () => {
  expect(run().read).toEqual(['docs/api/a.md', RECORD_FILE]);
});

it('leaves English pages alone', () => {
  const { shown, read } = run({ folder: 'docs', now: english.replace('Second', 'Third') });
  expect(shown).toHaveLength(5);
  expect(read).toEqual([]);
});
