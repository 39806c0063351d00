import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** It is inline in every page, so each byte counts on the way to the first paint. */
const budget = 1250;

it(`works tabs and copy buttons in at most ${budget} bytes`, () => {
  const source = readFileSync('src/components/CodeSample/early.ts', 'utf8');
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  expect(code.length, 'Make src/components/CodeSample/early.ts smaller.').toBeLessThanOrEqual(
    budget,
  );
});
