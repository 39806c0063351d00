import { describe, expect, it } from 'vitest';

import { parsePage } from '../../../src/markdown/parse-page';
import { readSections, TOP } from '../../../src/translation/sections';

const page = `---
title: A page
description: About it.
---

Before.

## Options {#options}

Some \`code\` and a [link](/a.md), which is
wrapped.

| Option | Default |
| --- | --- |
| \`dot\` | \`false\` |

- An item.

\`\`\`js sample="a/gulpfile.mjs"
\`\`\`

:::tip[A tip]

Its text.

:::

![A picture](/img/a.svg)
`;

function digestOf(source: string, id: string): string | undefined {
  return readSections(parsePage(source, 'docs/a.md')).find((section) => section.id === id)?.digest;
}

describe('readSections', () => {
  it('gives the beginning and each heading, with title and line', () => {
    const sections = readSections(parsePage(page, 'docs/a.md'));
    expect(sections.map(({ id, title, line }) => ({ id, title, line }))).toEqual([
      { id: TOP, title: 'A page', line: 1 },
      { id: 'options', title: 'Options', line: 8 },
    ]);
  });

  it.each([
    ['a heading', '## Options', '## Settings'],
    ['a paragraph', 'and a', 'or a'],
    ['inline code', '`code`', '`cde`'],
    ['a cell of a table', '`false`', '`true`'],
    ['an item of a list', 'An item', 'One item'],
    ['the title of a callout', 'A tip', 'Another tip'],
    ['the text of a callout', 'Its text', 'The text'],
    ['the text of a picture', 'A picture', 'A drawing'],
  ])('sees a change of %s, in its section alone', (_what, before, after) => {
    const changed = page.replace(before, after);
    expect(digestOf(changed, 'options')).not.toBe(digestOf(page, 'options'));
    expect(digestOf(changed, TOP)).toBe(digestOf(page, TOP));
  });

  it.each([
    ['the title', 'A page', 'The page'],
    ['the description', 'About it', 'On it'],
    ['the first paragraph', 'Before', 'First'],
  ])('sees a change of %s at the beginning', (_what, before, after) => {
    expect(digestOf(page.replace(before, after), TOP)).not.toBe(digestOf(page, TOP));
  });

  it.each([
    ['another sample', 'sample="a/', 'sample="b/'],
    ['code that stands in the page', '"\n```', '"\nlet a;\n```'],
    ['another address of a link', '/a.md', '/b.md'],
    ['another wrapping', 'is\nwrapped', 'is wrapped'],
    ['another heading id', '{#options}', '{#settings}'],
  ])('takes %s for no change', (_what, before, after) => {
    const changed = page.replace(before, after);
    expect(changed).not.toBe(page);
    expect(readSections(parsePage(changed, 'docs/a.md')).map(({ digest }) => digest)).toEqual(
      readSections(parsePage(page, 'docs/a.md')).map(({ digest }) => digest),
    );
  });
});
