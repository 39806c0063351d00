// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';

import { normalizeAddress, repairEncoding } from '../../../src/early/address';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/docs/%E5%86%85', '/docs/%E5%86%85'],
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['#100%', '#100%25'],
])('%s is repaired to %s', (given, repaired) => {
  expect(repairEncoding(given)).toBe(repaired);
  expect(() => decodeURIComponent(repaired)).not.toThrow();
});

test('the address keeps its query and hash', () => {
  window.history.replaceState(null, '', '/docs/index.html?a=1#b');
  normalizeAddress([]);
  expect(window.location.href).toBe('http://localhost:3000/docs/?a=1#b');
});

test('a path that begins with two slashes stays on this host', () => {
  window.history.replaceState(null, '', `${window.location.origin}//example.org/index.html`);
  normalizeAddress([]);
  expect(window.location.href).toBe('http://localhost:3000//example.org/');
});
