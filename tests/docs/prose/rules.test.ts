import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { temporaryFolder } from '../support/temporary-folder';
import { altTexts } from './alt-texts';
import { brokenTables } from './broken-tables';
import { calloutTitles } from './callout-titles';
import { exclamationMarks } from './exclamation-marks';
import { expressions } from './expressions';
import { fileNames } from './file-names';
import { fillerWords } from './filler-words';
import { pageWith, shown } from './fixture';
import { frontMatter } from './front-matter';
import { type GlossaryTerm, glossaryTerms } from './glossary';
import { headingOrder } from './heading-order';
import { headingIds } from './headings';
import { internalLinks } from './internal-links';
import { leftInEnglish } from './left-in-english';
import { linkTexts } from './link-texts';
import { literalAsterisks } from './literal-asterisks';
import { oneTermPerThing } from './one-term-per-thing';
import { openBlocks } from './open-blocks';
import { readPage } from './page';
import { passiveVoice, passives } from './passive-voice';
import { sameOutline } from './same-outline';
import { searches } from './searches';
import { sentenceLength } from './sentence-length';
import { sentencesOf } from './sentences';
import { separateLinks } from './separate-links';
import { sourceText } from './source-text';

const zhFile = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current/page.md';

describe('readPage', () => {
  it.each([
    ['GB 18030', Buffer.from([0xb9, 0xb9, 0xbd, 0xa8, 0x0a])],
    ['UTF-16', Buffer.from('\uFEFF构建\n', 'utf16le')],
  ])('refuses a page in %s by its name', (_encoding, bytes) => {
    const folder = temporaryFolder({ 'page.md': bytes });
    expect(() => readPage(path.join(folder, 'page.md'))).toThrow(
      /page\.md:1: the file is not UTF-8\. Save it as UTF-8\.$/,
    );
  });
});

describe('sentencesOf', () => {
  it('finds sentences with their lines, and takes code as one word', () => {
    const page = pageWith('One `a b` two.\nThree (for `x`, say). gulp reads it.\n\n- In a list.');
    expect(sentencesOf(page).map(({ line, text, words }) => [line, text, words.length])).toEqual([
      [5, 'One `…` two.', 3],
      [6, 'Three (for `…`, say).', 4],
      [6, 'gulp reads it.', 3],
      [8, 'In a list.', 3],
    ]);
  });

  it('reads table cells and admonitions, and neither headings nor code blocks', () => {
    const page = pageWith(
      '## Not this {#id}\n\n:::tip[A title]\n\nInside.\n\n:::\n\n| A | B |\n|---|---|\n| cell | `x` |\n\n```text\nNot this.\n```',
    );
    expect(sentencesOf(page).map(({ text }) => text)).toEqual([
      'A title',
      'Inside.',
      'A',
      'B',
      'cell',
      '`…`',
    ]);
  });
});

describe('sentenceLength', () => {
  it('accepts 32 words', () => {
    expect(sentenceLength(pageWith(`${'word '.repeat(31)}end.`))).toEqual([]);
  });

  it('refuses 33 words, with the sentence', () => {
    const [finding = ''] = shown(sentenceLength(pageWith(`Short.\nA ${'word '.repeat(31)}end.`)));
    expect(finding).toMatch(/^6: a sentence of 33 words, .*Split it: "A word .* end\."$/);
  });
});

describe('passives', () => {
  it.each([
    ['The file is written.', ['written']],
    ['Files are always read first.', ['read']],
    ['The task was not registered.', ['registered']],
    ['This is based on streams.', []],
    ['gulp writes the file.', []],
    ['The speed is unneeded here, and so is red.', ['unneeded']],
  ])('reads %j', (text, verbs) => {
    expect(passives(text).map(({ verb }) => verb)).toEqual(verbs);
  });

  it.each([
    ['It is read by gulp.', true],
    ['It is used by the task.', true],
    ['Tasks are looked up by name.', false],
    ['Arrays are flattened by one level.', false],
    ['It is written by the time that the task ends.', false],
  ])('knows in %j who acts: %s', (text, hasDoer) => {
    expect(passives(text).map((passive) => passive.hasDoer)).toEqual([hasDoer]);
  });
});

describe('passiveVoice', () => {
  it('refuses a passive that names its doer', () => {
    expect(shown(passiveVoice(pageWith('The file is read by gulp.')))).toEqual([
      '5: passive with its doer. Begin with the one who acts: "The file is read by gulp."',
    ]);
  });

  it('accepts four passive sentences in a page', () => {
    expect(passiveVoice(pageWith('It is written. '.repeat(4)))).toEqual([]);
  });

  it('refuses a page that is passive throughout, and lists the sentences', () => {
    const [finding = ''] = shown(passiveVoice(pageWith('It is written. '.repeat(5))));
    expect(finding).toContain('5: 5 of 5 sentences are passive, 4 are the most.');
    expect(finding.match(/line 5: It is written\./g)).toHaveLength(5);
  });
});

describe('fillerWords', () => {
  it('refuses filler in text, headings and the description', () => {
    const page = pageWith('## Please look {#look}\n\nYou simply call it.', {
      matter: 'title: Page\ndescription: A powerful tool.',
    });
    expect(shown(fillerWords(page))).toEqual([
      '1: "powerful" is filler. Leave it out, or say what is meant.',
      '6: "Please" is filler. Leave it out, or say what is meant.',
      '8: "simply" is filler. Leave it out, or say what is meant.',
    ]);
  });

  it('accepts them in code, and "just as"', () => {
    expect(fillerWords(pageWith('The message `please wait` comes just before the end.'))).toEqual(
      [],
    );
  });
});

describe('oneTermPerThing', () => {
  it.each([
    ['Gulp runs it.', '5: "Gulp": write "gulp" (tests/docs/prose/terms.ts).'],
    ['The gulp file.', '5: "gulp file": write "gulpfile" (tests/docs/prose/terms.ts).'],
    ['Use NodeJS.', '5: "NodeJS": write "Node.js" (tests/docs/prose/terms.ts).'],
    ['An ESM file.', '5: "ESM": write "ES module" (tests/docs/prose/terms.ts).'],
    ['On the commandline.', '5: "commandline": write "command line" (tests/docs/prose/terms.ts).'],
    ['The filesystem.', '5: "filesystem": write "file system" (tests/docs/prose/terms.ts).'],
  ])('refuses %j', (body, message) => {
    expect(shown(oneTermPerThing(pageWith(body)))).toEqual([message]);
  });

  it('accepts the terms, code, addresses, and an abbreviation in parentheses', () => {
    const body =
      'gulp and your gulpfile run on Node.js as an ES module (ESM). See `Gulpfile`, github.com and nodejs.org.';
    expect(oneTermPerThing(pageWith(body))).toEqual([]);
  });
});

describe('exclamationMarks', () => {
  it('refuses them in both scripts', () => {
    expect(exclamationMarks(pageWith('Done!\n\n完成！'))).toHaveLength(2);
  });

  it('accepts them in code', () => {
    expect(exclamationMarks(pageWith('`!src/**` negates.\n\n```bash\necho !\n```'))).toEqual([]);
  });
});

describe('literalAsterisks', () => {
  it('refuses those that make nothing bold', () => {
    expect(literalAsterisks(pageWith('- **慢。**构建很慢。'))).toHaveLength(2);
  });

  it('accepts bold text, and globs in code', () => {
    expect(literalAsterisks(pageWith('- **慢**。`src/**` 很大。'))).toEqual([]);
  });
});

describe('brokenTables', () => {
  it.each(['| a | b |\n| --- |\n| c | d |', '- | a | b |\n  | c | d |'])('refuses %j', (body) => {
    expect(shown(brokenTables(pageWith(body)))).toEqual([
      '5: a table that readers see as text. Below its first line write one with as many cells: | --- | --- |.',
    ]);
  });

  it('accepts a table, and a bar in a sentence', () => {
    expect(brokenTables(pageWith('| a | b |\n| --- | --- |\n| c | d |\n\n`a` | b'))).toEqual([]);
  });
});

describe('leftInEnglish', () => {
  const check = (body: string, matter = 'title: 页\ndescription: 述') =>
    shown(leftInEnglish(pageWith(body, { file: zhFile, matter })));

  it('refuses four words in a row, with their line', () => {
    expect(check('正文。\n\n- 任务 **is left** in English。')).toEqual([
      '8: "is left in English" is English. Translate it, or write it as code.',
    ]);
    expect(check('', 'title: How to do it\ndescription: 述')).toHaveLength(1);
  });

  it('accepts names, and code', () => {
    expect(check('用 Visual Studio Code 打开，`it is no good idea`。')).toEqual([]);
  });
});

describe('linkTexts', () => {
  it.each(['here', 'this page', 'Click here', 'https://example.org', '这里'])(
    'refuses %j',
    (text) => {
      expect(linkTexts(pageWith(`See [${text}](/api/src.md).`))).toHaveLength(1);
    },
  );

  it('accepts a text that names its target', () => {
    expect(
      linkTexts(pageWith('See [`src()`](/api/src.md) and [what globs match](/a.md).')),
    ).toEqual([]);
  });
});

describe('separateLinks', () => {
  it('refuses a link that the generator does not see', () => {
    const body = '见[甲](/api/src.md#options)，也见[乙](/api/dest.md#options)。';
    expect(shown(separateLinks(pageWith(body)))).toEqual([
      '5: /api/dest.md: the generator takes this link for a part of the one before it. Put a space between them.',
    ]);
  });

  it.each([
    '见[甲](/api/src.md#options)，也见 [乙](/api/dest.md#options)。',
    '见[甲](/api/src.md)，也见[乙](/api/dest.md#options)。',
    '见[甲](#options)，也见[乙](/api/dest.md)。',
    '见[甲](https://example.org/#options)，也见[乙](/api/dest.md)。',
  ])('accepts %j', (body) => {
    expect(separateLinks(pageWith(body))).toEqual([]);
  });
});

describe('altTexts', () => {
  it('refuses a picture that is not described', () => {
    expect(shown(altTexts(pageWith('![Streams](/img/a.svg)')))).toEqual([
      '5: the alternative text of /img/a.svg has 7 characters, 20 are the fewest. Say what the picture shows.',
    ]);
  });

  it('accepts a description, shorter in Chinese', () => {
    expect(altTexts(pageWith('![Three bars one after the other.](/img/a.svg)'))).toEqual([]);
    expect(altTexts(pageWith('![三个任务依次运行。](/img/a.svg)', { file: zhFile }))).toEqual([]);
  });
});

describe('headingIds', () => {
  it.each([
    ['# Title {#title}', '5: "Title" is a second title. Use "##"; the title is in front.'],
    ['### Deep {#deep}', '5: "Deep" is the first heading of the page. Use "##".'],
    ['## Options', '5: "Options" has no id of its own. Add one: {#some-id}.'],
    ['## Options {#theOptions}', '5: the heading id "theOptions" is not in lower-case kebab-case.'],
    ['## A {#a}\n\n### B {#a}', '7: the heading id "a" is taken in this page. Choose another.'],
  ])('refuses %j', (body, message) => {
    expect(shown(headingIds(pageWith(body)))).toEqual([message]);
  });

  it('accepts headings with code and their own ids', () => {
    expect(headingIds(pageWith('## Options {#options}\n\n### `since` {#option-since}'))).toEqual(
      [],
    );
  });
});

describe('headingOrder', () => {
  const file = 'docs/api/src.md';

  it('refuses a section that is missing, sunken, or too early', () => {
    const body = '## Errors {#errors}\n\n## Sample {#sample}\n\n### Pitfalls {#pitfalls}';
    expect(shown(headingOrder(pageWith(body, { file })))).toEqual([
      expect.stringMatching(/^1: there is no section \{#related\}\./),
      '9: {#pitfalls} is a section: use "##".',
      expect.stringMatching(/^5: \{#errors\} is out of order\./),
    ]);
  });

  it('accepts the shape of an API page, with other headings between', () => {
    const body = '## S {#sample}\n\n## More {#more}\n\n## E {#errors}\n\n## R {#related}';
    expect(headingOrder(pageWith(body, { file }))).toEqual([]);
  });
});

describe('frontMatter', () => {
  const complete = [
    'title: src()',
    'description: Read files from the file system as a stream that plugins can work on.',
    'keywords: [read files, glob, encoding]',
  ];

  it('accepts complete front matter', () => {
    expect(frontMatter(pageWith('', { matter: complete.join('\n') }))).toEqual([]);
  });

  it.each([
    ['no title', complete.slice(1), '"title" of the front matter: add one.'],
    ['a short description', [complete[0], 'description: Short.', complete[2]], 'at least 60'],
    ['no period', [complete[0], `description: ${'word '.repeat(15)}`, complete[2]], 'a period'],
    ['no keywords', complete.slice(0, 2), '"keywords" of the front matter: add a list'],
    ['a keyword twice', [...complete.slice(0, 2), 'keywords: [a, b, a]'], 'name each once'],
  ])('refuses %s', (_what, lines, message) => {
    expect(shown(frontMatter(pageWith('', { matter: lines.join('\n') }))).join()).toContain(
      message,
    );
  });
});

describe('internalLinks', () => {
  const target = pageWith('## Options {#options}', { file: 'docs/api/src.md' });

  it.each([
    ['[a](/api/gone.md)', '/api/gone.md: there is no such page.'],
    [
      '[a](/api/src.md#gone)',
      'docs/api/src.md has no heading {#gone}, and no row of a table with this id. It has: options.',
    ],
    ['[a](#gone)', 'docs/page.md has no heading {#gone}'],
    ['[a](./src.md)', 'write the path from the root of the docs'],
    ['[a](/plugins/#gulp-sasss)', 'the directory has no plugin "gulp-sasss".'],
    ['[a](http://example.org)', 'Use https.'],
    ['[a](https://gulpjs.com/docs/api/src)', 'this is a page of this site'],
    ['[a](https://www.gulpjs.com.cn/plugins/)', 'this is a page of this site'],
    ['[a](/gone/)', 'write the path from the root of the docs'],
    ['[a](pathname:///plugins/)', 'write the path from the root of the docs'],
    ['![a](/img/gone.svg)', '/img/gone.svg: there is no such file.'],
    ['![a][b]\n\n[b]: /img/gone.svg', '/img/gone.svg: there is no such file.'],
    ['[a](/api/100%.md)', '/api/100%.md: a "%" in an address begins the code of a character.'],
    ['[a](https://[host]/x)', 'https://[host]/x: this is no address. Correct it.'],
  ])('refuses %j', (body, message) => {
    const page = pageWith(body);
    expect(shown(internalLinks(page, [page, target])).join()).toContain(message);
  });

  it('accepts pages, headings, other routes and addresses', () => {
    const page = pageWith(
      '## A {#a}\n\n[a](/api/src.md#options) [b](#a) [c](/plugins/) [d](/plugins/#@rollup/stream) [e](https://example.org)',
    );
    expect(internalLinks(page, [page, target])).toEqual([]);
  });

  it('accepts rows of tables', () => {
    const page = pageWith(
      '| Message |\n|---|\n| `no a <name>` |\n\n| Option |\n|---|\n| `cwd` |\n\n[a](#error-no-a) [b](#option-cwd)',
    );
    expect(internalLinks(page, [page])).toEqual([]);
    expect(internalLinks(pageWith('[a](#error-no-a)'), [])).toHaveLength(1);
  });

  it('lets the English page stand for one that is not translated', () => {
    const page = pageWith('[a](/api/src.md#options)', { file: zhFile });
    expect(internalLinks(page, [page, target])).toEqual([]);
  });
});

describe('glossaryTerms', () => {
  const glossary: readonly GlossaryTerm[] = [
    { term: 'watch', chinese: '监听', avoid: ['监视'], introduce: true },
    { term: 'folder', chinese: '目录', avoid: ['文件夹'] },
  ];
  const check = (body: string, matter = 'title: 页\ndescription: 述') =>
    shown(glossaryTerms(pageWith(body, { file: zhFile, matter }), glossary));

  it('refuses other words for a term, with their line', () => {
    expect(check('正文。\n\n| 一 |\n| --- |\n| 文件夹 |')).toEqual([
      '10: "文件夹" is no term of this site. Write "目录" for folder, or change i18n/zh-Hans/glossary.json with a reason.',
    ]);
    expect(check('', 'title: 文件夹')).toHaveLength(1);
  });

  it('leaves code and keywords alone', () => {
    expect(check('`文件夹`', 'title: 页\nkeywords: [文件夹]')).toEqual([]);
  });

  it.each(['监听（watch）文件', '**监听器**（watcher）', '[监听](/a.md)', '## 监听 {#a}'])(
    'accepts %s',
    (body) => {
      expect(check(body)).toEqual([]);
    },
  );

  it('misses the English word of a term that readers meet in code', () => {
    expect(check('正文。\n\n监听文件。'.repeat(3))).toEqual([]);
    expect(check('正文。\n\n监听文件。\n\n'.repeat(4))).toEqual([
      '20: the page says 监听 and never what it is in code. Write 监听（watch） once.',
    ]);
  });
});

describe('sameOutline', () => {
  const original = pageWith(
    '## A {#a}\n\n```bash\nls\n```\n\n### B {#b}\n\n```js sample="a/b.mjs"\n```',
  );
  const zh = (body: string) => pageWith(body, { file: zhFile });
  const same =
    '## 甲 {#a}\n\n文字。\n\n```bash\nls\n```\n\n### 乙 {#b}\n\n```js sample="a/b.mjs"\n```';

  it('accepts the same headings and fences', () => {
    expect(sameOutline(zh(same), original)).toEqual([]);
  });

  it.each([
    [
      'a heading id',
      '{#b}',
      '{#c}',
      '13: here must stand ### {#b} of docs/page.md:11. There is ### {#c}.',
    ],
    [
      'a heading level',
      '###',
      '##',
      '13: here must stand ### {#b} of docs/page.md:11. There is ## {#b}.',
    ],
    [
      'a sample',
      'a/b',
      'a/c',
      '15: here must stand ```js sample="a/b.mjs" of docs/page.md:13. There is ```js sample="a/c.mjs".',
    ],
    [
      'a fence that is left out',
      '\n\n```js sample="a/b.mjs"\n```',
      '',
      '13: here must stand ```js sample="a/b.mjs" of docs/page.md:13. The page ends before.',
    ],
    ['a fence that is added', '文字。', '```bash\nls\n```', '11: here must stand ### {#b}'],
    [
      'a fence at the end',
      '"a/b.mjs"\n```',
      '"a/b.mjs"\n```\n\n```bash\nls\n```',
      '18: here must stand no further heading or fence, as in docs/page.md. There is ```bash.',
    ],
    [
      'code',
      '\nls\n',
      '\nls # 列出\n',
      '9: the code differs from docs/page.md:7. Copy it as it is.',
    ],
  ])('refuses %s', (_what, before, after, message) => {
    const changed = same.replace(before, after);
    expect(changed).not.toBe(same);
    expect(shown(sameOutline(zh(changed), original))).toEqual([expect.stringContaining(message)]);
  });
});

describe('front matter', () => {
  const matter =
    'description: A sentence that is long enough for the pages of search engines.\nkeywords: [a, b, c]';

  it.each([
    ['title: 404', '"title" of the front matter: quote it: it is no text.'],
    [`title: ${'a'.repeat(320)}`, '"title" of the front matter: write at most 60 characters.'],
    ['sidebar_label: A', '"title" of the front matter: add one.'],
    [
      'title: Page\nslug: /elsewhere',
      '"slug" of the front matter: pages have no such key; they have title, description, keywords, sidebar_label, searches.',
    ],
  ])('%j is refused', (line, message) => {
    expect(shown(frontMatter(pageWith('', { matter: `${line}\n${matter}` })))).toEqual([
      `1: ${message}`,
    ]);
  });
});

describe('searches', () => {
  const body = '## Options {#options}\n\nText.';

  it('names a heading that the page does not have', () => {
    const page = pageWith(body, { matter: 'searches: { gone: [ship it] }' });
    expect(shown(searches(page))).toEqual([
      '1: "searches.gone" of the front matter: the page has no heading {#gone}. It has: page, options.',
    ]);
  });

  it('accepts phrases of the page and of its headings', () => {
    const matter = 'searches: { page: [ship it], options: [too early] }';
    expect(searches(pageWith(body, { matter }))).toEqual([]);
  });
});

describe('expressions', () => {
  it.each([
    ['{nope.x}', '5: {nope.x} is an expression. Write `{nope.x}` as code, or \\{ for a brace.'],
    [
      'export const a = 1;',
      '5: pages import and export nothing: in the built site, no component in the text of the first page reacts. Leave an empty <div id="…">, and fill it as src/search/log/LogReaderPlace.tsx does.',
    ],
    [
      'A <Nope /> here.',
      '5: <Nope> is no element of pages, which have details, summary, br, kbd, sub, sup, span, div. Write it as code, or in Markdown.',
    ],
  ])('refuses %j', (body, message) => {
    expect(shown(expressions(pageWith(body)))).toEqual([message]);
  });

  it('accepts details, code and braces', () => {
    expect(
      expressions(pageWith('<details>\n<summary>More</summary>\n\n`{a}` \\{b}\n\n</details>')),
    ).toEqual([]);
  });
});

describe('calloutTitles', () => {
  const check = (title: string) => calloutTitles(pageWith(`:::tip[${title}]\n\nText.\n\n:::`));

  it.each(['`dest()` writes', 'small letters'])('refuses %s', (title) => {
    expect(shown(check(title))).toEqual([
      '5: the title of the callout begins with code or a small letter. Begin with a word.',
    ]);
  });

  it.each(['Exports are shorter', '导出更简短'])('accepts %s', (title) => {
    expect(check(title)).toEqual([]);
  });
});

describe('openBlocks', () => {
  it.each([
    [
      ':::nope\n\nText.\n\n:::',
      '5: ":::nope" is no callout. Use one of: note, tip, info, warning, danger.',
    ],
    [':::note\n\nText.', '5: the callout has no end. Add a line ":::" after it.'],
    ['```bash\nnpm install x', '5: the fence has no end. Add a line "```" after it.'],
  ])('refuses %j', (body, message) => {
    expect(shown(openBlocks(pageWith(body)))).toEqual([message]);
  });

  it('accepts blocks that end, in lists too', () => {
    expect(
      openBlocks(
        pageWith(
          ':::tip[Read]\n\nText.\n\n:::\n\n- A:\n\n  ```text\n  b\n  ```\n\n~~~text\nc\n~~~',
        ),
      ),
    ).toEqual([]);
  });
});

describe('fileNames', () => {
  it.each([
    'docs/Page.md',
    'docs/Api/page.md',
    'docs/my page.md',
    'docs/my_page.md',
    'docs/page.mdx',
  ])('refuses %s', (file) => {
    expect(shown(fileNames(pageWith('Text.', { file })))).toEqual([
      '1: the name of the file is not in lower-case kebab-case, as in name.md.',
    ]);
  });

  it.each(['docs/api/from-gulp-4.md', zhFile])('accepts %s', (file) => {
    expect(fileNames(pageWith('Text.', { file }))).toEqual([]);
  });
});

describe('sourceText', () => {
  it.each([
    ['---\ntitle: A\n---\n\n', '1: the page says nothing. Write it, or remove it.'],
    [
      '\uFEFF---\ntitle: A\n---\n\nText.\n',
      '1: begins with a byte order mark. Save it as UTF-8 without one.',
    ],
    [
      '---\ntitle: A\n---\n\nOne.\r\nTwo.\r\n',
      '5: ends in CRLF. Save the file with LF as line end.',
    ],
  ])('refuses %j', (source, message) => {
    expect(shown(sourceText({ ...pageWith('Text.'), source }))).toEqual([message]);
  });

  it('accepts a page', () => {
    expect(sourceText(pageWith('Text.'))).toEqual([]);
  });
});
