import { describe, expect, it } from 'vitest';

import { readDocsContent } from '../../../src/generator/docs-content';
import { loadedDoc, loadedDocs } from './loaded-docs';

const sidebar = [
  { type: 'doc', id: 'start' },
  {
    type: 'category',
    label: 'Reference',
    items: [
      { type: 'doc', id: 'b' },
      { type: 'category', label: 'API', items: [{ type: 'doc', id: 'a' }] },
    ],
  },
  { type: 'link', href: 'https://example.org' },
];
const docs = ['start', 'a', 'b', 'alone'].map((id) => loadedDoc(id));

describe('readDocsContent', () => {
  it('reads versions, their docs and the order of the sidebars', () => {
    const [version] = readDocsContent(loadedDocs(docs, sidebar));
    expect(version).toMatchObject({ pluginId: 'default', versionName: 'current' });
    expect(version?.docs.map(({ id }) => id)).toEqual(['start', 'a', 'b', 'alone']);
    expect(version?.categories).toEqual([['start'], ['b', 'a'], []]);
  });

  it('gives each doc the label of the category nearest to it', () => {
    const [version] = readDocsContent(loadedDocs(docs, sidebar));
    expect(Object.fromEntries(version?.labels ?? [])).toEqual({
      start: '',
      b: 'Reference',
      a: 'API',
    });
  });

  it('refuses what another version of the docs plugin might give', () => {
    expect(() => readDocsContent({ 'docusaurus-plugin-content-docs': { default: {} } })).toThrow(
      /loadedVersions/u,
    );
  });

  it('names two pages with one address', () => {
    const twins = [loadedDoc('a'), loadedDoc('b', { permalink: '/docs/a' })];
    expect(() => readDocsContent(loadedDocs(twins, []))).toThrow(
      'docs/a.md and docs/b.md have the same address, /docs/a. Change the slug or the name of one.',
    );
  });

  it('returns an empty list if the site has no docs', () => {
    expect(readDocsContent({})).toEqual([]);
  });
});
