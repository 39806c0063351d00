import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

// The helper is the router's; it stands in the same bundle as every page.
const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router'));

test('a failed assertion throws a generic invariant error', () => {
  const invariant: unknown = fromRouter('tiny-invariant');
  if (typeof invariant !== 'function') {
    throw new Error('tiny-invariant of react-router is no function any more.');
  }
  expect(() => invariant(false)).toThrow('Invariant failed');
  expect(() => invariant(true)).not.toThrow();
});
