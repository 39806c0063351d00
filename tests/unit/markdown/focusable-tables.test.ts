import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';

import focusableTables from '../../../src/markdown/focusable-tables';

it('makes a table focusable', async () => {
  const code = await compile('| a | b |\n| - | - |\n| `c` | d |', {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [focusableTables],
    jsx: true,
  });
  expect(String(code)).toContain('<_components.table tabIndex="0">');
});
