import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { watchSamples } from '../../../../src/markdown/sample-dependencies';
import { temporaryFolder } from '../../../docs/support/temporary-folder';
import { runWebpack } from '../../run-webpack';

let folder: string;
let sample: string;
let twin: string;

beforeEach(() => {
  folder = temporaryFolder({
    'page.md': 'Quotes.',
    'entry.js': "require('./page.md');",
    'gulpfile.mjs': 'first',
  });
  sample = path.join(folder, 'gulpfile.mjs');
  twin = path.join(folder, 'gulpfile.js');
});

/** Builds a page that quotes a sample, and fails where the sample is broken. */
async function build() {
  const quoted = new Map<string, readonly string[]>();
  let compiled = 0;
  const compile = (page: string) => {
    compiled += 1;
    quoted.set(page, [sample, twin]);
    const text = readFileSync(sample, 'utf8');
    if (text === 'broken') {
      throw new Error('The sample is broken.');
    }
    return `module.exports = ${JSON.stringify(text)};`;
  };
  const { errors, fileDependencies, missingDependencies } = await runWebpack({
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'build') },
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
    plugins: [watchSamples(quoted)],
    module: {
      rules: [
        {
          test: /\.md$/,
          loader: path.join(import.meta.dirname, 'compile-page.mjs'),
          options: { compile },
        },
      ],
    },
  });
  return {
    compiled,
    errors: errors.length,
    watched: fileDependencies.has(sample) && missingDependencies.has(twin),
  };
}

test('watches what a page quotes, and what is not there yet', async () => {
  expect(await build()).toEqual({ compiled: 1, errors: 0, watched: true });
});

test('compiles a page again that quotes a changed sample, and no other', async () => {
  await build();
  expect((await build()).compiled).toBe(0);
  writeFileSync(sample, 'second');
  expect((await build()).compiled).toBe(1);
});

test('compiles a page again when a file that it looked for is there', async () => {
  await build();
  writeFileSync(twin, 'new');
  expect((await build()).compiled).toBe(1);
});

test('watches the sample of a page that fails because of it', async () => {
  writeFileSync(sample, 'broken');
  expect(await build()).toEqual({ compiled: 1, errors: 1, watched: true });
});
