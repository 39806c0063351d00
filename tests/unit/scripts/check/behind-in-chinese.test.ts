import { expect, test } from 'vitest';

import { behindInChinese } from '../../../../scripts/check/behind-in-chinese';
import { parsePage } from '../../../../src/markdown/parse-page';
import { CHINESE_FOLDER } from '../../../../src/samples/paths';
import { RECORD_FILE } from '../../../../src/translation/record';
import { readSections } from '../../../../src/translation/sections';
import { temporaryFolder } from '../../../docs/support/temporary-folder';

const before = 'Text.\n\n## One {#one}\n\nFirst.\n';
const digests = Object.fromEntries(
  readSections(parsePage(before, 'docs/api/a.md')).map(({ id, digest }) => [id, digest]),
);
const root = temporaryFolder({
  'docs/api/a.md': before.replace('First', 'Another'),
  'docs/api/b.md': before.replace('First', 'Another'),
  [`${CHINESE_FOLDER}/api/a.md`]: '正文。\n\n## 一 {#one}\n\n第一。\n',
  [`${CHINESE_FOLDER}/api/b.md`]: '正文。\n\n## 一 {#one}\n\n第一。\n',
  'docs/api/new.md': before,
  [RECORD_FILE]: JSON.stringify({ 'api/a': digests, 'api/b': digests }),
});

test('a section that changed in English alone is named, on the pages that changed', () => {
  expect(behindInChinese(['docs/api/a.md', 'README.md'], root)).toEqual([
    `docs/api/a.md:3 has changed since ${CHINESE_FOLDER}/api/a.md:3 was translated. Renew it. Then run: npm run translation:accept -- api/a#one`,
  ]);
});

test('a new page without a translation is named', () => {
  expect(behindInChinese(['docs/api/new.md'], root)).toEqual([
    'docs/api/new.md is not translated; readers get it in English under a notice.',
  ]);
});

test.each([[[]], [['docs/api/c.md']], [[`${CHINESE_FOLDER}/api/a.md`]]])(
  'nothing of %j is behind',
  (changed) => {
    expect(behindInChinese(changed, root)).toEqual([]);
  },
);

test('a page that is no Markdown leaves the others uncompared, for a step of the check names it', () => {
  const broken = temporaryFolder({
    'docs/api/a.md': '{',
    [`${CHINESE_FOLDER}/api/a.md`]: '正文。\n',
    [RECORD_FILE]: '{}',
  });
  expect(behindInChinese(['docs/api/a.md'], broken)).toEqual([]);
});
