// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import {
  normalizeAddress,
  normalizePathname,
  repairEncoding,
} from '../../../src/first-paint/application/normalize-address';

describe('normalizePathname', () => {
  test.each([
    ['/index.html', '/'],
    ['/plugins/index.html', '/plugins/'],
    ['/docs/api/src/index.html', '/docs/api/src/'],
    ['/docs/api/src.html', '/docs/api/src'],
    ['/docs/api/src', '/docs/api/src'],
    ['/.html', '/'],
    ['//', '/'],
    ['//docs//api///src', '/docs/api/src'],
  ])('%s becomes %s', (given, expected) => {
    expect(normalizePathname(given, [])).toBe(expected);
  });

  test.each([
    ['/Docs/API/src', '/docs/api/src'],
    ['/DOCS/API/SRC.HTML', '/DOCS/API/SRC.HTML'],
    ['/docs/API/src.html', '/docs/api/src'],
    ['/docs/API/src/', '/docs/api/src/'],
    ['/docs/api/src/', '/docs/api/src/'],
    ['/docs/API/unknown', '/docs/API/unknown'],
    ['/docs/api/isVinyl', '/docs/api/isVinyl'],
  ])('%s gets the capitals of its page: %s', (given, expected) => {
    expect(normalizePathname(given, ['/', '/docs/api/src', '/docs/api/isVinyl'])).toBe(expected);
  });

  test('leaves a path alone that is a route exactly', () => {
    expect(normalizePathname('/404.html', ['/404.html'])).toBe('/404.html');
  });
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
  expect(normalizeAddress([])).toBe(false);
  expect(window.location.href).toBe('http://localhost:3000/docs/?a=1#b');
});

test('a path that begins with two slashes stays on this host', () => {
  window.history.replaceState(null, '', `${window.location.origin}//example.org/index.html`);
  normalizeAddress([]);
  expect(window.location.href).toBe('http://localhost:3000/example.org/');
});
