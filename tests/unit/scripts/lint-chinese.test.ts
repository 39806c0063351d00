import { describe, expect, it } from 'vitest';

import { checkTexts } from '../../../scripts/lint-chinese/check';
import { textsOfData, textsOfPage } from '../../../scripts/lint-chinese/texts';

function checkPage(source: string): readonly string[] {
  return checkTexts('a.md', textsOfPage(source, 'a.md'));
}

describe('a page', () => {
  it.each([
    ['no space before Latin', '运行gulp', '运行 gulp'],
    ['no space beside code', '用`src`读取', '用 `src` 读取'],
    ['no space beside a Latin link', '见[src](/a.md)。', '见 [src](/a.md)。'],
    ['a half-width comma', '先读,再写。', '先读，再写。'],
    ['a space after a full-width mark', '先读， 再写。', '先读，再写。'],
    ['half-width parentheses', '流(stream)', '流（stream）'],
    ['a Latin stop', '先读。再写.', '先读。再写。'],
    ['straight quotation marks', '点"确定"。', '点“确定”。'],
    ['no space before a call', '用src()读取', '用 src() 读取'],
  ])('is refused with %s', (_what, text, mended) => {
    expect(checkPage(`## 一 {#a}\n\n${text}\n`)).toEqual([
      `a.md:3: ${text}\n  should be: ${mended}`,
    ]);
  });

  it.each([
    ['a cell of a table', '| 一 | 二 |\n| --- | --- |\n| 用gulp | 三 |', 'a.md:3: 用gulp'],
    ['the title of a callout', '正文。\n\n:::tip[用gulp]\n\n内容。\n\n:::', 'a.md:3: 用gulp'],
    ['its title', '---\ntitle: 用gulp\n---\n', 'a.md:1: 用gulp'],
    ['its description', '---\ndescription: 用gulp\n---\n', 'a.md:1: 用gulp'],
  ])('is looked at in %s', (_what, source, message) => {
    expect(checkPage(source)).toEqual([`${message}\n  should be: 用 gulp`]);
  });

  it('is accepted with code, links, callouts and terms as they should be', () => {
    const page = `---
description: 用 dest() 写入文件。
---

## \`src()\` 的选项是什么？ {#options}

### watch() 与 src() 的 glob {#globs}

**注册表**（registry）保存[任务](/a.md)：\`series(a,b)\` 和 [\`parallel()\`](/b.md)。“流”是什么？

\`\`\`js
const a = "中文,code";
\`\`\`
`;
    expect(checkPage(page)).toEqual([]);
  });
});

describe('data', () => {
  it('is looked at wherever it holds Chinese', () => {
    const data = { a: [{ text: '用gulp' }], b: 'Plain, English.', c: 1, d: undefined };
    expect(checkTexts('a.json', textsOfData(data))).toEqual([
      'a.json:1: 用gulp\n  should be: 用 gulp',
    ]);
  });

  it('is accepted with calls, options and placeholders', () => {
    const data = [
      '从 src() 到 dest()，设置 encoding: false。',
      '见{directory}中的 {count} 条，要求 gulp {version}',
    ];
    expect(checkTexts('a.json', textsOfData(data))).toEqual([]);
  });
});
