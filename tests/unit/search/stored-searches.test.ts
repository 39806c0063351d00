// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { dropDamagedSearches } from '../../../src/search/dialog/stored-searches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__gulp-docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__gulp-docs';
const INTACT = {
  objectID: '1',
  type: 'lvl1',
  url: '/docs/api/src',
  hierarchy: { lvl0: 'src()', lvl1: 'src()' },
};

test.each(['null', '{', '{}', '7', '"text"'])('replaces with an empty list: %s', (damaged) => {
  localStorage.setItem(RECENT, damaged);
  localStorage.setItem(FAVORITE, damaged);
  dropDamagedSearches('gulp-docs');
  expect(localStorage.getItem(RECENT)).toBe('[]');
  expect(localStorage.getItem(FAVORITE)).toBe('[]');
});

test.each([
  null,
  'text',
  {},
  { ...INTACT, objectID: 1 },
  { ...INTACT, type: null },
  { ...INTACT, url: undefined },
  { ...INTACT, url: 'javascript:alert(1)' },
  { ...INTACT, url: '//example.org/' },
  { ...INTACT, url: '/\\example.org/' },
  { ...INTACT, url: '/\t/example.org/' },
  { ...INTACT, url: 'https://%' },
  { ...INTACT, hierarchy: null },
  { ...INTACT, hierarchy: {} },
  { ...INTACT, hierarchy: { lvl1: { text: 'src()' } } },
  { ...INTACT, hierarchy: { ...INTACT.hierarchy, lvl0: ['src()'] } },
  { ...INTACT, type: '__proto__' },
  { ...INTACT, type: 'lvl2' },
  { ...INTACT, type: 'content' },
  { ...INTACT, content: { text: 'Reads files.' } },
  { ...INTACT, hierarchy: { lvl1: '<img src=x onerror=alert(1)>' } },
  { ...INTACT, _snippetResult: { content: { value: 'src()' } } },
])('a damaged search is dropped and the others stay: %j', (damaged) => {
  localStorage.setItem(RECENT, JSON.stringify([damaged, INTACT]));
  dropDamagedSearches('gulp-docs');
  expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toEqual([INTACT]);
});

test('a heading stays without the hit of its page, which has marks', () => {
  const page = { ...INTACT, _highlightResult: { hierarchy: { lvl1: '<mark>src</mark>()' } } };
  localStorage.setItem(RECENT, JSON.stringify([{ ...INTACT, __docsearch_parent: page }]));
  dropDamagedSearches('gulp-docs');
  expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toEqual([INTACT]);
});

test('leaves intact searches, and those of another index, as they are', () => {
  const intact = JSON.stringify([
    INTACT,
    { ...INTACT, url: 'https://example.org/', content: null },
    { ...INTACT, type: 'content', content: 'Reads files.' },
    { ...INTACT, type: 'lvl2', hierarchy: { ...INTACT.hierarchy, lvl2: 'Options', lvl3: null } },
  ]);
  localStorage.setItem(RECENT, intact);
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__another', 'null');
  const write = vi.spyOn(Storage.prototype, 'setItem');
  dropDamagedSearches('gulp-docs');
  expect(write).not.toHaveBeenCalled();
});
