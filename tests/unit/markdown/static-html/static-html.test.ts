import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';

import focusableTables from '../../../../src/markdown/focusable-tables';
import staticHtml from '../../../../src/markdown/static-html';

async function compiled(source: string): Promise<string> {
  return String(await compile(source, { rehypePlugins: [staticHtml], jsx: true }));
}

test('a table can be focused, and keeps that as HTML', async () => {
  const table = '| a | b |\n| - | - |\n| `c` | d |';
  const code = String(
    await compile(table, {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [focusableTables, staticHtml],
      jsx: true,
    }),
  );
  expect(code).toContain('table tabIndex="0" dangerouslySetInnerHTML');
});

describe('staticHtml', () => {
  test('keeps a paragraph with code as HTML', async () => {
    expect(await compiled('Give `encoding: false` to **src**.')).toContain(
      '__html: "Give <code>encoding: false</code> to <strong>src</strong>."',
    );
  });

  test('escapes what is text', async () => {
    expect(await compiled('Write `<b>` *here*.')).toContain('&#x3C;b>');
  });

  test.each([
    ['a link', 'See [the page](/docs) and `code`.'],
    ['a component', 'See <Thing /> and `code`.'],
    ['a heading', '## A `code` heading'],
    ['a picture', '![A picture of `code`](/a.svg) *x*'],
  ])('leaves %s to React', async (_, source) => {
    expect(await compiled(source)).not.toContain('__html');
  });

  test('keeps the parts of a list that have no link', async () => {
    const code = await compiled('- one `a`\n- two [b](/b)');
    expect(code).toContain('__html: "one <code>a</code>"');
    expect(code).toContain('href="/b"');
  });

  test('leaves plain text alone, which is no smaller as HTML', async () => {
    expect(await compiled('Only words.')).not.toContain('__html');
  });
});
