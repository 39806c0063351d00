import { expect, test } from 'vitest';

import {
  starlightDialect,
  stockDialect,
  vitePressDialect,
} from '../../../benchmarks/site/pages/dialects';
import { translatePage } from '../../../benchmarks/site/pages/translate';

const PAGE = `---
title: "A: page"
description: What it says.
keywords:
  - word
---

See [src()](/api/src.md#base) and the [directory](/plugins/).

## Options {#options}

:::warning[Careful]

Text.

:::

\`\`\`signature
src(globs: string): stream
\`\`\`

- In a list:

  \`\`\`js sample="api-symlink/gulpfile.mjs#relative"
  \`\`\`
`;

test('the stock generator gets the theme’s tabs and keeps heading ids', async () => {
  const page = await translatePage(PAGE, 'docs/page.md', stockDialect);
  expect(page).toMatch(/^---\ntitle: "A: page"\ndescription: "What it says."\n---\n\nimport Tabs/);
  expect(page).toContain('[src()](/api/src.md#base) and the [directory](/plugins/)');
  expect(page).toContain('## Options {#options}\n\n:::warning[Careful]\n');
  expect(page).toContain('```ts\nsrc(globs: string): stream\n```');
  expect(page).toMatch(/ {2}<Tabs groupId="format">\n {2}<TabItem value="gulpfile.mjs"/);
  expect(page).not.toContain('sample=');
});

test('VitePress gets a heading, code groups and its own admonitions', async () => {
  const page = await translatePage(PAGE, 'docs/page.md', vitePressDialect);
  expect(page).toContain('# A: page\n');
  expect(page).toContain('::: warning Careful\n');
  expect(page).toMatch(/ {2}::: code-group\n\n {2}```js \[gulpfile.mjs\]\n {2}export function/);
});

test('Starlight gets addresses for links and headings without ids', async () => {
  const page = await translatePage(PAGE, 'docs/page.md', starlightDialect);
  expect(page).toContain('[src()](/api/src/#base)');
  expect(page).toContain('## Options\n\n:::caution[Careful]\n');
});
