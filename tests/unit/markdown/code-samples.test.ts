import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { transform } from './site';

async function element(markdown: string): Promise<Record<string, unknown>> {
  const tree = await transform(markdown, 'quoteSamples', 'codeSamples');
  const [node] = tree.children;
  if (node?.type !== 'mdxJsxFlowElement') {
    throw new Error(`A ${node?.type} is no element.`);
  }
  const attributes = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [],
  );
  return { name: node.name, ...Object.fromEntries(attributes) };
}

describe('codeSamples', () => {
  it('makes tabs of a sample with two formats', async () => {
    expect(await element('```js sample="both/gulpfile.mjs#copy"\n```')).toEqual({
      name: 'CodeTabs',
      runs: '5.0.1 20.20.2',
      part: 'true',
      esm: expect.stringMatching(
        /^<span class=w>.*\n\n<\/span><i class=k>export function<\/i> <i class=f>copy<\/i>\(\) \{/s,
      ),
      esmTitle: 'gulpfile.mjs',
      commonjs: expect.stringContaining('\nexports.copy = copy;'),
      commonjsTitle: 'gulpfile.js',
    });
  });

  it.each([
    ['```scss sample="both/main.scss"\n```', { title: 'main.scss', html: expect.any(String) }],
    ['```scss sample="both/main.scss" title=""\n```', { html: expect.any(String) }],
    [
      '```text output="both/copy" lines="3" title="Run"\n```',
      { kind: 'output', title: 'Run', html: expect.stringContaining('<b class=q>$ NODE_ENV') },
    ],
    [
      '```bash\n$ npm ci\n$ gulp --tasks\n```',
      { kind: 'shell', html: '<i class=f>npm</i> ci\ngulp <i class=p>--tasks</i>' },
    ],
    ['```signature\nsrc(a)\n```', { kind: 'signature', html: '<i class=f>src</i>(a)' }],
    ['```text title="Tree" {2}\na\nb\n```', { title: 'Tree', html: 'a\n<mark>b</mark>' }],
  ])('makes one block of %j', async (markdown, attributes) => {
    const expected = { name: 'CodeSample', ...attributes };
    expect(await element(markdown)).toEqual(expected);
  });

  it('makes tabs of commands that install packages', async () => {
    expect(await element('```bash\nnpm install gulp\nnpx gulp\n```')).toEqual({
      name: 'InstallTabs',
      npm: '<i class=f>npm install</i> gulp\nnpx gulp',
      pnpm: expect.stringContaining('add'),
      yarn: expect.stringContaining('add'),
      bun: expect.stringContaining('add'),
    });
  });

  it('links the types of a signature', async () => {
    const tree = await transform(
      '```signature\nnew Vinyl(a?: VinylOptions): Vinyl\n```',
      'quoteSamples',
      'codeSamples',
    );
    const [node] = tree.children;
    const links =
      node && 'children' in node ? node.children.filter(({ type }) => type === 'link') : [];
    expect(links.map((link) => 'url' in link && link.url)).toEqual([
      '/docs/api/vinyl#options',
      '/docs/api/vinyl#properties',
    ]);
    expect(toString(node)).toBe('new Vinyl(a?: VinylOptions): Vinyl');
  });
});
