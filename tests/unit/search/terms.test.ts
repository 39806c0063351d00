import { describe, expect, it } from 'vitest';

import { canonicalStem, synonymsOf, wordsForExpressions } from '../../../src/search/synonyms';
import { formTerms, indexTerms, stemOf } from '../../../src/search/terms';
import { tokenize } from '../../../src/search/tokenize';

const termsOf = (text: string): string[] => tokenize(text).flatMap(indexTerms);

describe('index terms', () => {
  it('let every form of a word find every other form', () => {
    for (const [query, text] of [
      ['watching', 'watch'],
      ['watch', 'watches'],
      ['registries', 'registry'],
      ['registry', 'registries'],
      ['recognised', 'recognize'],
      ['minimizing', 'minimise'],
      ['analyzed', 'analyse'],
      ['coloured', 'color'],
      ['behavior', 'behaviours'],
      ['promises', 'promise'],
      ['directories', 'dir'],
      ['args', 'argument'],
      ['config', 'configuration'],
    ] as const) {
      expect(termsOf(text), `${query} finds ${text}`).toEqual(
        expect.arrayContaining([
          expect.toSatisfy((term: string) => formTerms(query).includes(term)),
        ]),
      );
    }
  });

  it('keep apart what is written from what is only related', () => {
    expect(termsOf('watch')).toEqual(['watch']);
    expect(termsOf('watching')).toEqual(['watching', '~watch']);
  });

  it('hold a hyphenated name written together', () => {
    expect(termsOf('gulp-sass')).toContain('gulpsass');
  });

  it('leave words of other scripts alone', () => {
    expect(stemOf('任务')).toBe('任务');
  });
});

describe('synonyms', () => {
  it('are found for any form of a word and in both languages', () => {
    expect(synonymsOf('pictures')).toEqual(expect.arrayContaining(['image', '图片']));
    expect(synonymsOf('监听')).toContain('watch');
  });

  it('never name the word itself', () => {
    expect(synonymsOf('folders')).not.toContain('folder');
  });

  it('share one stem', () => {
    expect(canonicalStem('directories')).toBe(canonicalStem('folder'));
    expect(canonicalStem('primordials')).toBe(stemOf('primordials'));
  });

  it('include expressions whose single words mislead', () => {
    expect(wordsForExpressions('run tasks at  the same time')).toEqual(['parallel']);
    expect(wordsForExpressions('按顺序执行')).toEqual(['series']);
    expect(wordsForExpressions('one task after another finishes')).toEqual(['series']);
    expect(wordsForExpressions('what does ** mean')).toEqual(['globstar']);
    expect(wordsForExpressions('源码映射')).toEqual(['sourcemap']);
    expect(wordsForExpressions('compress js')).toEqual(['javascript']);
    expect(wordsForExpressions('reorder items')).toEqual([]);
  });

  it.each(['run tasks at the same time?', 'at the same time: how', '任务at the same time执行'])(
    'include an expression beside marks and Chinese: %s',
    (query) => {
      expect(wordsForExpressions(query)).toEqual(['parallel']);
    },
  );

  it.each([
    'gulpfile.js',
    'src/js/',
    'js/main.css',
    '*.js',
    'js.map',
    'build:js',
    'gulp-js',
    'json',
  ])('leave out what is part of a name: %s', (query) => {
    expect(wordsForExpressions(query)).toEqual([]);
  });
});
