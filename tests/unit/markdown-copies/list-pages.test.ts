import { expect, test } from 'vitest';

import { listPages } from '../../../src/markdown-copies/list-pages';

const doc = (id: string) => ({
  id,
  permalink: `/x/docs/${id}`,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  source: `@site/docs/${id}.md`,
  frontMatter: {},
});

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

- [B](https://example.org/x/docs/b.md): About b.

## Second

- [A](https://example.org/x/docs/a.md): About a.

## gulp

- [C](https://example.org/x/docs/c.md): About c.

## Plugins

- [Plugins](https://example.org/x/plugins.md): Which work.
- [Recipes](https://example.org/x/plugins/recipes.md): What ran.
`);
});
