import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { fromMarkdown } from 'mdast-util-from-markdown';
import { beforeEach, expect, test } from 'vitest';

import { type FindSections, recordsModule } from '../../../../src/search/records/records-module';
import { openSectionStore } from '../../../../src/search/records/section-store';
import { temporaryFolder } from '../../../docs/support/temporary-folder';
import { runWebpack } from '../../run-webpack';

const LOADER = path.resolve(
  import.meta.dirname,
  '../../../../src/search/records/records-loader.mjs',
);

let folder: string;

beforeEach(async () => {
  folder = temporaryFolder({
    'records.json': '{}',
    'docs/one.md': 'First text.',
    'docs/two.md': 'Second text.',
  });
  await enter(['one', 'two']);
});

async function enter(pages: readonly string[]): Promise<void> {
  const asked = [...pages.map((page) => `./docs/${page}.md`), './records.json'];
  await writeFile(
    path.join(folder, 'entry.js'),
    asked.map((file) => `console.log(require('${file}'));`).join('\n'),
  );
}

const textOf = (find: FindSections) =>
  JSON.stringify(
    ['one', 'two'].flatMap((page) =>
      find(path.join(folder, `docs/${page}.md`)).flatMap(({ text }) => text),
    ),
  );

async function build({ watching = false } = {}) {
  const store = openSectionStore();
  const recordsFile = path.join(folder, 'records.json');
  const recordsPlugin = recordsModule({ store, recordsFile, make: textOf });
  let compiled = 0;
  const remark = (source: string) => {
    compiled += 1;
    if (source === 'Broken.') {
      throw new Error('This page is broken.');
    }
    return fromMarkdown(source);
  };
  const { errors } = await runWebpack(
    {
      context: folder,
      entry: './entry.js',
      output: { path: path.join(folder, 'build') },
      cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
      plugins: [recordsPlugin],
      module: {
        rules: [
          {
            test: /\.md$/,
            loader: path.join(import.meta.dirname, 'compile-page.mjs'),
            options: { remark, collect: store.collectSections },
          },
          { include: recordsFile, loader: LOADER, options: { records: recordsPlugin.records } },
        ],
      },
    },
    { watching },
  );
  return {
    compiled,
    errors: errors.map(({ message }) => message),
    records: recordsPlugin.records(),
    bundle: await readFile(path.join(folder, 'build/main.js'), 'utf8').catch(() => ''),
  };
}

/** @returns when each file in and below a folder was written, in nanoseconds */
async function timesOf(below: string): Promise<ReadonlyMap<string, bigint>> {
  const times = (await readdir(below, { recursive: true })).map(async (name) => {
    const { mtimeNs } = await stat(path.join(below, name), { bigint: true });
    return [name, mtimeNs] as const;
  });
  return new Map(await Promise.all(times));
}

test('puts the records of all pages where the generated file stands', async () => {
  const { records, bundle } = await build();
  expect(records).toBe('["First text.","Second text."]');
  expect(bundle).toContain('["First text.","Second text."]');
});

test('takes the sections of unchanged pages from the cache of the compiler', async () => {
  await build();
  const { compiled, records, bundle } = await build();
  expect({ compiled, records }).toEqual({ compiled: 0, records: '["First text.","Second text."]' });
  expect(bundle).toContain('["First text.","Second text."]');
});

test('leaves the cache as it is when no page changed', async () => {
  await build();
  const cold = await timesOf(path.join(folder, 'cache'));
  await build();
  expect(await timesOf(path.join(folder, 'cache'))).toEqual(cold);
});

test('reads a page again that has changed', async () => {
  await build();
  await writeFile(path.join(folder, 'docs/two.md'), 'Another text.');
  const { compiled, bundle } = await build();
  expect(compiled).toBe(1);
  expect(bundle).toContain('["First text.","Another text."]');
});

test('fails where a page was not compiled, and says which', async () => {
  await enter(['one']);
  await expect(build()).rejects.toThrow(/two\.md was not compiled, so the search cannot find it/);
});

test('waits for a page that is new while the compiler watches', async () => {
  await enter(['one']);
  expect((await build({ watching: true })).records).toBe('["First text."]');
});

test('leaves it to the compiler to report a page that cannot be compiled', async () => {
  await writeFile(path.join(folder, 'docs/two.md'), 'Broken.');
  const { errors, records } = await build();
  expect(errors).toEqual([expect.stringContaining('This page is broken.')]);
  expect(records).toBe('["First text."]');
});
