import { describe, expect, it } from 'vitest';

import { transform } from './site';

const image = {
  name: 'img',
  attributes: Object.entries({
    src: '/x/img/diagrams/flow.svg',
    alt: 'A flow',
    width: '640',
    height: '320',
    loading: 'lazy',
    decoding: 'async',
  }).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
};

describe('sizeDiagrams', () => {
  it.each([
    ['an inline address', '![A flow](/img/diagrams/flow.svg)'],
    ['a reference', '![A flow][flow]\n\n[flow]: /img/diagrams/flow.svg'],
  ])('makes a sized figure of a diagram with %s', async (_kind, markdown) => {
    const tree = await transform(markdown, 'sizeDiagrams');
    expect(tree.children[0]).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'figure',
      attributes: [{ name: 'className', value: 'diagram' }],
      children: [{ type: 'mdxJsxFlowElement', ...image }],
    });
  });

  it('makes no figure within a paragraph', async () => {
    const tree = await transform('See ![A flow](/img/diagrams/flow.svg) here.', 'sizeDiagrams');
    expect(tree.children[0]).toMatchObject({
      type: 'paragraph',
      children: [{ type: 'text' }, { type: 'mdxJsxTextElement', ...image }, { type: 'text' }],
    });
  });

  it('leaves other images to the generator, and makes references plain for it', async () => {
    const tree = await transform('![A](./a.png)\n\n![B][b]\n\n[b]: ./b.png', 'sizeDiagrams');
    expect(tree.children.slice(0, 2)).toMatchObject([
      { children: [{ type: 'image', url: './a.png' }] },
      { children: [{ type: 'image', url: './b.png', alt: 'B' }] },
    ]);
  });

  it('fails where the file is missing, and names page and line', async () => {
    await expect(transform('a\n\n![A](/img/diagrams/no.svg)', 'sizeDiagrams')).rejects.toThrow(
      'docs/page.md:3: static/img/diagrams/no.svg does not exist. Add it, or correct the address.',
    );
  });

  it('fails where the text alternative is missing', async () => {
    await expect(transform('![](/img/diagrams/flow.svg)', 'sizeDiagrams')).rejects.toThrow(
      'docs/page.md:1: /img/diagrams/flow.svg needs a text alternative.',
    );
  });
});
