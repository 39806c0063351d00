import { expect, test } from 'vitest';

import { readDocsContent } from '../../../src/generator/docs-content';
import { docCards } from '../../../src/social-cards/doc-cards';
import { loadedDoc, loadedDocs } from '../generator/loaded-docs';

test('says the title of each page, and its category', () => {
  const sidebar = [{ type: 'category', label: 'API', items: [{ type: 'doc', id: 'src' }] }];
  const content = loadedDocs([loadedDoc('src'), loadedDoc('alone', { unlisted: true })], sidebar);
  expect(docCards(readDocsContent(content))).toEqual([
    { path: '/docs/src', file: 'docs/src.md', title: 'Title of src', section: 'API' },
    { path: '/docs/alone', file: 'docs/alone.md', title: 'Title of alone', section: '' },
  ]);
});
