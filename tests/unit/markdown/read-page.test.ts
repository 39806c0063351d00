import path from 'node:path';

import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';

import { readPage } from '../../../src/markdown/read-page';
import { siteDir } from './site';

const file = path.join(siteDir, 'docs/page.md');

const page = `---
title: A page
---

<!-- A comment. -->

## Start {#start}

:::tip[Read]

| Option | Type |
| ------ | ---- |
| \`a\`    | b    |

:::

\`\`\`js sample="both/gulpfile.mjs#copy"
\`\`\`
`;

it('reads what the site reads: front matter, heading ids, directives, tables, quoted samples', async () => {
  const tree = await readPage(page, file, { siteDir });
  expect(tree.children.map(({ type }) => type)).toEqual([
    'yaml',
    'heading',
    'containerDirective',
    'code',
  ]);
  const [, heading, , code] = tree.children;
  expect(toString(heading)).toBe('Start {#start}');
  expect(toString(code)).toContain('function copy() {');
  expect(JSON.stringify(tree)).toContain('"type":"table"');
});

it('names page and line of a fence that cannot be filled', async () => {
  await expect(readPage('\n```js sample="none/a.mjs"\n```', file, { siteDir })).rejects.toThrow(
    'docs/page.md:2: samples/none/sample.json does not exist.',
  );
});
