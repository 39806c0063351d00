import path from 'node:path';

import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';

import { projectRoot } from '../../../scripts/samples/paths';
import { markdownTransforms } from '../../../src/markdown';

const file = path.join(projectRoot, 'docs/page.md');

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

\`\`\`js sample="quick-start/gulpfile.mjs#images"
\`\`\`
`;

it('reads what the site reads: front matter, heading ids, directives, tables, quoted samples', async () => {
  const tree = await markdownTransforms(page, file);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'yaml',
    'heading',
    'containerDirective',
    'code',
  ]);
  const [, heading, , code] = tree.children;
  expect(toString(heading)).toBe('Start {#start}');
  expect(toString(code)).toContain('function images() {');
  expect(JSON.stringify(tree)).toContain('"type":"table"');
});

it('names page and line of a fence that cannot be filled', async () => {
  await expect(markdownTransforms('\n```js sample="none/a.mjs"\n```', file)).rejects.toThrow(
    'docs/page.md:2: samples/none/sample.json does not exist.',
  );
});
