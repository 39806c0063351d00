import { buildSync } from 'esbuild';

import { expect, it } from 'vitest';

const file = 'src/components/CodeSample/early.ts';

/** It is inline in every page, so each byte counts on the way to the first paint. */
const budget = 1670;

it(`works tabs and copy buttons in at most ${budget} bytes`, () => {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  expect(outputFiles[0]?.text.length, `Make ${file} smaller.`).toBeLessThanOrEqual(budget);
});
