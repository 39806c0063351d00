import { expect, it } from 'vitest';

import { acceptTranslation } from '../../../src/translation/accept';
import { pagePair } from './page-pair';

const pairs = [
  pagePair('a', '## One {#one}\n\n## Two {#two}\n', '## 一 {#one}\n\n## 二 {#two}\n'),
  pagePair('folder/b', 'Text.', '正文。'),
  pagePair('c', 'Text.'),
];
const stale = { a: { _top: 'old', one: 'old', two: 'old' } };

it.each([
  ['a section', 'a#two', ['a#two']],
  ['a page', 'a', ['a#_top', 'a#one', 'a#two']],
  ['a file', 'docs/folder/b.md', ['folder/b#_top']],
  ['a section of a file', 'docs/a.md#one', ['a#one']],
])('records %s', (_what, place, changed) => {
  expect(acceptTranslation(pairs, stale, { places: [place] }).changed).toEqual(changed);
});

it('leaves other records as they are', () => {
  const { record } = acceptTranslation(pairs, stale, { places: ['a#two'] });
  expect(record).toEqual({ a: { _top: 'old', one: 'old', two: expect.not.stringMatching('old') } });
});

it('records all that have no record, and no stale one', () => {
  const partly = { a: { one: 'old' } };
  const { record, changed } = acceptTranslation(pairs, partly, 'all-new');
  expect(changed).toEqual(['a#_top', 'a#two', 'folder/b#_top']);
  expect(record.a?.one).toBe('old');
});

it('forgets what is gone', () => {
  const before = { ...stale, b: { _top: 'old' }, a: { ...stale.a, three: 'old' } };
  const { record, changed } = acceptTranslation(pairs, before, { places: ['a'] });
  expect(changed).toContain('a#three');
  expect(changed).toContain('b#_top');
  expect(Object.keys(record)).toEqual(['a']);
});

it.each(['c', 'a#none', 'none'])('refuses %s, which is not in both languages', (place) => {
  expect(() => acceptTranslation(pairs, stale, { places: [place] })).toThrow(
    `${place} is not a page or section in both languages.`,
  );
});
