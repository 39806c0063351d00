import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import messageLists from '../../../src/markdown/message-lists';
import { parsePage } from '../../../src/markdown/parse-page';
import { temporaryFolder } from '../../docs/support/temporary-folder';

const table = (...messages: readonly string[]) =>
  `| Message | When |\n|---|---|\n${messages.map((one) => `| \`${one}\` | Always. |\n`).join('')}`;

const pages = {
  'docs/api/a.md': table('no a: <name>', 'no shared', 'no heading'),
  'docs/api/b.md': `${table('no shared', 'no b')}\n| Option |\n|---|\n| \`no option\` |\n`,
};

/** Runs the plugin over a page of a translation, whose links are as the generator hands them on. */
function run(markdown: string) {
  const siteDir = temporaryFolder(pages);
  const file = path.join(siteDir, 'i18n/zh/errors.md');
  const read: string[] = [];
  const { tree } = parsePage(markdown, 'i18n/zh/errors.md');
  messageLists({
    siteDir,
    onRead: (page, files) => {
      expect(page).toBe(file);
      read.push(...files.map((name) => path.relative(siteDir, name)));
    },
  })(tree, new VFile({ path: file }));
  const links: string[] = [];
  visit(tree, 'link', (link: Link) => {
    links.push(`${toString(link)}: ${link.url}`);
  });
  return { links, read };
}

const place = (list: string) => `<div id="message-lists">\n\n${list}\n\n</div>\n`;

it('lists below a link the messages of its page, each once, with links to their rows', () => {
  const heading = '### `no heading` {#h}\n\n';
  const list = '- [a](/x/docs/api/a#errors)\n- [b](/x/docs/api/b#errors)';
  const { links, read } = run(heading + place(list));
  expect(links).toEqual([
    'a: /x/docs/api/a#errors',
    'no a: <name>: /x/docs/api/a#error-no-a',
    'no shared: /x/docs/api/a#error-no-shared',
    'b: /x/docs/api/b#errors',
    'no b: /x/docs/api/b#error-no-b',
  ]);
  expect(read).toEqual(['docs/api/a.md', 'docs/api/b.md']);
});

it('lists what a page says now, not what it said before', () => {
  const siteDir = temporaryFolder(pages);
  const list = messageLists({ siteDir });
  const messages = () => {
    const { tree } = parsePage(place('- [b](/docs/api/b#errors)'), 'errors.md');
    list(tree, new VFile({ path: path.join(siteDir, 'errors.md') }));
    return toString(tree);
  };
  expect(messages()).toBe('bno sharedno b');
  writeFileSync(path.join(siteDir, 'docs/api/b.md'), table('new'));
  expect(messages()).toBe('bnew');
});

it('reads links that the generator resolves later, as from 3.4 on', () => {
  expect(run(place('- [a](/api/a.md#errors)')).links).toContain(
    'no shared: /api/a.md#error-no-shared',
  );
});

it('leaves other lists alone', () => {
  expect(run('- [a](/docs/api/a#errors)\n').links).toEqual(['a: /docs/api/a#errors']);
});

it.each([
  ['https://example.org', 'i18n/zh/errors.md:3: https://example.org leads to no section'],
  ['/docs/api/gone#errors', 'i18n/zh/errors.md:3: ENOENT'],
])('says where a link to %s stands', (url, sentence) => {
  expect(() => run(place(`- [a](${url})`))).toThrow(sentence);
});
