import path from 'node:path';

import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { remarkPlugins } from '../../../src/markdown';
import { projectRoot, samplesFolder } from '../../../src/samples/paths';

/** Runs all remark plugins over a page of the site, and notes what readers and the watch are given. */
async function run(markdown: string) {
  const page = path.join(projectRoot, 'docs/page.md');
  const quoted = new Map<string, readonly string[]>();
  let read = '';
  const plugins = remarkPlugins({
    baseUrl: '/',
    onQuoted: (file, files) => quoted.set(file, files),
    further: [
      () => (tree: Root) => {
        read = tree.children.map((node) => `${node.type}: ${toString(node)}`).join('\n');
      },
    ],
  });
  const processor = unified().use(remarkParse).use(plugins);
  const file = new VFile({ path: page, value: markdown });
  const failure = await processor.run(processor.parse(file), file).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { quoted: quoted.get(page), read, failure };
}

const QUOTE = '```js sample="api-src/gulpfile.mjs#copy"\n```\n';

it('lets readers see a page with its samples, before they become elements', async () => {
  const { read, failure } = await run(`Before.\n\n${QUOTE}`);
  expect(failure).toBeUndefined();
  expect(read).toMatch(/^paragraph: Before\.\ncode: export function copy\(\)/);
});

it('names what a page quotes, also where the page fails because of it', async () => {
  const missing = '```js sample="api-src/none.mjs"\n```\n';
  const { quoted, failure } = await run(`${QUOTE}\n${missing}`);
  expect(quoted).toEqual(
    expect.arrayContaining(
      ['gulpfile.mjs', 'none.mjs', 'sample.json'].map((name) =>
        path.join(samplesFolder, 'api-src', name),
      ),
    ),
  );
  expect(String(failure)).toContain('samples/api-src/none.mjs does not exist.');
});
