import { expect, test } from 'vitest';

import { readDocSections } from '../../../../src/plugins/social-cards/doc-sections';

function loaded(sidebar: readonly unknown[]) {
  const docs = ['start', 'src', 'missing'].map((id) => ({ id, permalink: `/docs/${id}` }));
  return {
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ docs, sidebars: { docs: sidebar } }] },
    },
  };
}

test('gives each page the label of the category nearest to it', () => {
  const sidebar = [
    { type: 'doc', id: 'start' },
    {
      type: 'category',
      label: 'Reference',
      items: [{ type: 'category', label: 'API', items: [{ type: 'doc', id: 'src' }] }],
    },
  ];
  expect(Object.fromEntries(readDocSections(loaded(sidebar)))).toEqual({
    '/docs/start': '',
    '/docs/src': 'API',
    '/docs/missing': '',
  });
});

test('refuses what another version of the docs plugin might give', () => {
  const changed = { 'docusaurus-plugin-content-docs': { default: { versions: [] } } };
  expect(() => readDocSections(changed)).toThrow('loadedVersions');
});

test('a site without docs has no sections', () => {
  expect(readDocSections({}).size).toBe(0);
});
