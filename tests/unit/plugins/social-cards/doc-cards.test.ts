import { expect, test } from 'vitest';

import { readDocCards } from '../../../../src/plugins/social-cards/doc-cards';

function loaded(sidebar: readonly unknown[]) {
  const docs = ['start', 'src', 'missing'].map((id) => ({
    id,
    title: `About ${id}`,
    permalink: `/docs/${id}`,
  }));
  return {
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ docs, sidebars: { docs: sidebar } }] },
    },
  };
}

test('gives each page its title, and the label of the category nearest to it', () => {
  const sidebar = [
    { type: 'doc', id: 'start' },
    {
      type: 'category',
      label: 'Reference',
      items: [{ type: 'category', label: 'API', items: [{ type: 'doc', id: 'src' }] }],
    },
  ];
  expect(readDocCards(loaded(sidebar))).toEqual([
    { path: '/docs/start', title: 'About start', section: '' },
    { path: '/docs/src', title: 'About src', section: 'API' },
    { path: '/docs/missing', title: 'About missing', section: '' },
  ]);
});

test('refuses what another version of the docs plugin might give', () => {
  const changed = { 'docusaurus-plugin-content-docs': { default: { versions: [] } } };
  expect(() => readDocCards(changed)).toThrow('loadedVersions');
});

test('a site without docs has no cards of docs', () => {
  expect(readDocCards({})).toEqual([]);
});
