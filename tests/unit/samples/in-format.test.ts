import { expect, it } from 'vitest';

import { inFormat } from '../../../src/samples/formats/in-format';

const modules = ['gulpfile.mjs', 'show.mjs'];

it('names the CommonJS twin of each module', () => {
  expect(inFormat('node show.mjs gulpfile.mjs', 'commonjs', modules)).toBe(
    'node show.js gulpfile.js',
  );
});

it('leaves other modules alone', () => {
  expect(inFormat('my-gulpfile.mjs gulpfileXmjs', 'commonjs', modules)).toBe(
    'my-gulpfile.mjs gulpfileXmjs',
  );
});

it('changes nothing in the ES module run', () => {
  expect(inFormat('node show.mjs', 'esm', modules)).toBe('node show.mjs');
});
