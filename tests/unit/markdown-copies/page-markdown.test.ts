import { expect, test } from 'vitest';

import { parsePage } from '../../../src/markdown/parse-page';
import { pageMarkdown } from '../../../src/markdown-copies/page-markdown';

const PAGE = {
  title: 'src()',
  address: 'https://example.org/x/docs/api/src',
  siteAddress: 'https://example.org/x/',
};
const HEAD = '# src()\n\n<https://example.org/x/docs/api/src>\n';

function copy(markdown: string): string {
  const text = pageMarkdown(parsePage(markdown, 'docs/api/src.md').tree, PAGE);
  expect(text.slice(0, HEAD.length)).toBe(HEAD);
  return text.slice(HEAD.length).trim();
}

test.each([
  ['a page without text', '---\ntitle: src()\n---\n', ''],
  ['the front matter goes', '---\ntitle: src()\n---\n\nText.\n', 'Text.'],
  ['a heading loses its id', '## `since` {#option-since}\n', '## `since`'],
  ['a heading of code alone', '### `dot`\n', '### `dot`'],
  [
    'a link within the page',
    '[base](#option-base)\n',
    '[base](https://example.org/x/docs/api/src#option-base)',
  ],
  [
    'a link to another page',
    '[dest](/docs/api/dest#a)\n',
    '[dest](https://example.org/x/docs/api/dest#a)',
  ],
  [
    'a link to a route of the site',
    '[Plugins](/plugins/)\n',
    '[Plugins](https://example.org/x/plugins/)',
  ],
  ['a link to another site', '[Node](https://nodejs.org/)\n', '[Node](https://nodejs.org/)'],
  ['a picture', '![A line](/img/a.svg)\n', '![A line](https://example.org/x/img/a.svg)'],
  ['an anchor without text', '- <span id="a"></span>[A](#a)\n', `- [A](${PAGE.address}#a)`],
  [
    'what is folded away',
    '<details>\n<summary>All of them</summary>\n\n| A |\n|---|\n| b |\n\n</details>\n',
    'All of them\n\n| A |\n| - |\n| b |',
  ],
  ['a place that a script fills', '<div id="log-reader"></div>\n\nText.\n', 'Text.'],
  ['an expression of MDX', 'Before {1 + 1} after\n', 'Before  after'],
  ['keys', 'Press <kbd>K</kbd>.\n', 'Press K.'],
  [
    'an admonition with a label',
    ':::warning[Careful with `*`]\n\nText.\n\n:::\n',
    '> **Careful with `*`**\n>\n> Text.',
  ],
  [
    'an element that is a link',
    'See <a href="/docs/b">b</a>\n',
    'See [b](https://example.org/x/docs/b)',
  ],
])('%s', (_what, markdown, expected) => {
  expect(copy(markdown)).toBe(expected);
});

test('a fence for each module format, with what a part needs around it', () => {
  const { tree } = parsePage('```js\n```\n', 'docs/api/src.md');
  const [node] = tree.children;
  if (node?.type !== 'code') {
    throw new Error('no fence');
  }
  node.data = {
    fence: {
      quotes: 'file',
      texts: [
        {
          format: 'esm',
          title: 'gulpfile.mjs',
          code: 'export function a() {}',
          context: { before: "import b from 'b';", after: '' },
          marked: [],
        },
        { format: 'commonjs', title: 'gulpfile.js', code: 'exports.a = () => {}', marked: [] },
      ],
    },
  };
  expect(pageMarkdown(tree, PAGE).slice(HEAD.length)).toBe(
    '\n```js title="gulpfile.mjs"\nimport b from \'b\';\n\nexport function a() {}\n```\n\n' +
      '```js title="gulpfile.js"\nexports.a = () => {}\n```\n',
  );
});

test('of a file that stands above as a whole, a fence has its part alone', () => {
  const { tree } = parsePage('```js\n```\n\n```js\n```\n', 'docs/a.md');
  const parts = [
    { code: 'a();', context: { before: 'init();', after: 'b();' }, marked: [] },
    { code: 'b();', context: { before: 'init();\n\na();', after: '' }, marked: [] },
  ];
  for (const node of tree.children) {
    const part = parts.shift();
    if (node.type === 'code' && part) {
      node.data = { fence: { quotes: 'file', texts: [part] } };
    }
  }
  expect(pageMarkdown(tree, PAGE).slice(HEAD.length)).toBe(
    '\n```js\ninit();\n\na();\n\nb();\n```\n\n```js\nb();\n```\n',
  );
});

test('commands lose their prompts, and what they print keeps them', () => {
  const { tree } = parsePage('```bash\n$ npx gulp\n```\n\n```text\n$ npx gulp\n```\n', 'docs/a.md');
  for (const node of tree.children) {
    if (node.type === 'code') {
      node.data = { fence: { texts: [{ code: node.value, marked: [] }] } };
    }
  }
  expect(pageMarkdown(tree, PAGE).slice(HEAD.length)).toBe(
    '\n```bash\nnpx gulp\n```\n\n```text\n$ npx gulp\n```\n',
  );
});
