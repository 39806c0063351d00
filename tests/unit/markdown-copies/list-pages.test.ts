import { expect, test } from 'vitest';

import { listPages } from '../../../src/markdown-copies/list-pages';
import { loadedDoc } from '../generator/loaded-docs';

const doc = (id: string) => ({ ...loadedDoc(id), permalink: `/x/docs/${id}` });

test('lists the docs of the sidebars by category, and the plugin listing', () => {
  const text = listPages(
    [
      {
        pluginId: 'default',
        versionName: 'current',
        docs: [doc('a'), doc('b'), doc('c'), doc('hidden')],
        categories: [['b', 'a'], ['c']],
        labels: new Map([
          ['b', 'First'],
          ['a', 'Second'],
          ['c', ''],
        ]),
      },
    ],
    {
      title: 'gulp',
      tagline: 'Streams',
      introduction: 'Copies.',
      siteAddress: 'https://example.org/x/',
      listing: {
        title: 'Plugins',
        description: 'Which work.',
        recipes: { title: 'Recipes', description: 'What ran.' },
      },
    },
  );
  expect(text).toBe(`# gulp

> Streams

Copies.

## First

- [Title of b](https://example.org/x/docs/b.md): About it.

## Second

- [Title of a](https://example.org/x/docs/a.md): About it.

## gulp

- [Title of c](https://example.org/x/docs/c.md): About it.

## Plugins

- [Plugins](https://example.org/x/plugins.md): Which work.
- [Recipes](https://example.org/x/plugins/recipes.md): What ran.
`);
});
