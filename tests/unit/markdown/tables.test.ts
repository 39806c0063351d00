import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';

import focusableTables from '../../../src/markdown/focusable-tables';
import labelledCells from '../../../src/markdown/labelled-cells';
import linkedRows from '../../../src/markdown/linked-rows';

async function compiled(markdown: string): Promise<string> {
  const code = await compile(markdown, {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [focusableTables, labelledCells, linkedRows],
    jsx: true,
  });
  return String(code);
}

it('makes a table focusable', async () => {
  expect(await compiled('| a | b |\n| - | - |\n| `c` | d |')).toContain(
    '<_components.table tabIndex="0">',
  );
});

describe('labelledCells', () => {
  it('names the column of each cell behind the first', async () => {
    const code = await compiled('| a | `b` c | d |\n| - | - | - |\n| 1 | 2 | 3 |');
    expect(code).toContain('<_components.td>{"1"}');
    expect(code).toContain('<_components.td data-label="b c: ">{"2"}');
    expect(code).toContain('<_components.td data-label="d: ">{"3"}');
  });

  it('ends the names with the colon of Chinese where a column has a Chinese one', async () => {
    const code = await compiled('| 选项 | `b` | 默认值 |\n| - | - | - |\n| 1 | 2 | 3 |');
    expect(code).toContain('data-label="b：">{"2"}');
    expect(code).toContain('data-label="默认值：">{"3"}');
  });

  it('leaves out cells without text, and tables of two columns', async () => {
    expect(await compiled('| a | b | c |\n| - | - | - |\n| 1 |  | 3 |')).not.toContain('"b: ">');
    expect(await compiled('| a | b |\n| - | - |\n| 1 | 2 |')).not.toContain('data-label');
  });
});

describe('linkedRows', () => {
  it('links a name to its row, once in a page', async () => {
    const table = '| a | b |\n| - | - |\n| `cwd` (required) | 2 |\n\n';
    const code = await compiled(table + table);
    expect(code).toContain('<_components.tr id="option-cwd">');
    expect(code).toContain(
      '<a href="#option-cwd"><_components.code>{"cwd"}</_components.code></a>',
    );
    expect(code.match(/option-cwd/g)).toHaveLength(2);
  });

  it('links a message to its row in a table of messages', async () => {
    const code = await compiled('| Message | b |\n| - | - |\n| `Invalid glob: <path>` | 2 |');
    expect(code).toContain('<_components.tr id="error-invalid-glob">');
    expect(code).toContain(
      '<a href="#error-invalid-glob"><_components.code>{"Invalid glob: <path>"}</_components.code></a>',
    );
  });

  it('leaves messages in other tables, globs, links and heads alone', async () => {
    const rows = ['`Invalid glob`', '`*.js`', '[`a1`](#x)', 'plain'];
    const body = rows.map((cell) => `| ${cell} | 2 |\n`).join('');
    expect(await compiled(`| \`head\` | b |\n| - | - |\n${body}`)).not.toMatch(/option-|error-/);
  });
});
