import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { beforeEach, expect, it } from 'vitest';
import type { Configuration } from 'webpack';

import { storePlainText } from '../../../src/quick-build/store-plain-text';
import { temporaryFolder } from '../../docs/support/temporary-folder';
import { runWebpack } from '../run-webpack';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder({
    'src/page.js': `export const text = '${'long '.repeat(20_000)}';`,
    'src/entry.js': `import('./page').then(({ text }) => console.log(text));`,
  });
});

/** Builds into a folder of its own, with the cache of that name. */
async function build(cache: string, plugins: Configuration['plugins'] = []) {
  const output = path.join(folder, `out-${cache}`);
  const compilation = await runWebpack({
    mode: 'production',
    context: path.join(folder, 'src'),
    entry: './entry.js',
    output: { path: output, filename: '[contenthash].js', clean: true },
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache'), name: cache },
    plugins,
  });
  const names = await readdir(output);
  return {
    texts: new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(path.join(output, name), 'utf8')] as const),
      ),
    ),
    compiled: [...compilation.modules].filter((module) => compilation.builtModules.has(module)),
    minified: compilation.getAssets().filter(({ info }) => info.minimized).length,
  };
}

async function cacheSize(cache: string): Promise<number> {
  const pack = path.join(folder, 'cache', cache);
  const sizes = (await readdir(pack)).map(async (name) => (await stat(path.join(pack, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it('keeps half of what webpack would, and builds the same files, new and out of the cache', async () => {
  const usual = await build('usual');
  const first = await build('plain', [{ apply: storePlainText }]);
  const again = await build('plain', [{ apply: storePlainText }]);

  expect(first.texts).toEqual(usual.texts);
  expect(again.texts).toEqual(usual.texts);
  expect(first.minified).toBe(2);
  expect(again.compiled).toEqual([]);
  expect(await cacheSize('plain')).toBeLessThan((await cacheSize('usual')) / 2);
});

it('finds in the cache what it minified', async () => {
  await build('plain', [{ apply: storePlainText }]);
  const before = await cacheSize('plain');
  await build('plain', [{ apply: storePlainText }]);
  expect(await cacheSize('plain')).toBe(before);
});

it('builds a changed module again', async () => {
  await build('plain', [{ apply: storePlainText }]);
  await writeFile(path.join(folder, 'src/page.js'), `export const text = 'short';`);
  const { texts } = await build('plain', [{ apply: storePlainText }]);
  expect([...texts.values()].some((text) => text.includes('short'))).toBe(true);
});

it('leaves the source maps of a build without a cache alone', async () => {
  await runWebpack({
    mode: 'production',
    devtool: 'source-map',
    context: path.join(folder, 'src'),
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    cache: false,
    plugins: [{ apply: storePlainText }],
  });
  expect(await readFile(path.join(folder, 'out/main.js.map'), 'utf8')).toContain('entry.js');
});
