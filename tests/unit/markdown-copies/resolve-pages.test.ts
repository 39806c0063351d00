import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { parsePage } from '../../../src/markdown/parse-page';
import { resolvePages } from '../../../src/markdown-copies/resolve-pages';
import { loadedDoc } from '../generator/loaded-docs';

const doc = (id: string, permalink: string) => ({ ...loadedDoc(id), permalink });

test.each([
  ['/api/src.md', '/docs/api/src'],
  ['/api/src.md#since', '/docs/api/src#since'],
  ['/named.md', '/docs/other-name'],
  ['/unknown.md', '/unknown.md'],
  ['#since', '#since'],
  ['https://nodejs.org/api/src.md', 'https://nodejs.org/api/src.md'],
])('%s becomes %s', (url, expected) => {
  const { tree } = parsePage(`[a](${url})\n\n[b]: ${url}\n`, 'docs/a.md');
  resolvePages(
    tree,
    [doc('api/src', '/x/docs/api/src'), doc('named', '/x/docs/other-name')],
    '/x/',
  );
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      found.push(node.url);
    }
  });
  expect(found).toEqual([expected, expected]);
});
