import path from 'node:path';

import { build } from 'esbuild';
import { expect, test } from 'vitest';

import { SOURCES } from '../../../src/generator/build-sources';

const root = path.resolve(import.meta.dirname, '../../..');

/** Sources of which a cache keeps only names of plugins: `inPages` in the config. */
const UNCACHED = ['src/data/'];

test('the digest covers every source that the config imports', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['docusaurus.config.ts'],
    bundle: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  const isCovered = (file: string): boolean =>
    SOURCES.some((source) => file === source || file.startsWith(`${source}/`)) ||
    UNCACHED.some((folder) => file.startsWith(folder));
  const sources = Object.keys(metafile.inputs);
  expect(sources).toContain('src/markdown/index.ts');
  expect(sources.filter((file) => !isCovered(file))).toEqual([]);
});
