import { describe, expect, it } from 'vitest';

import { HAN_WORDS } from '../../../src/search/synonyms';
import { forEachWord, tokenize } from '../../../src/search/tokenize';

const surfaces = (text: string): string[] => tokenize(text).map(({ surface }) => surface);
const partsOf = (text: string): readonly string[] => tokenize(text)[0]?.parts ?? [];

describe('tokenize', () => {
  it('keeps names of code whole, without their parentheses', () => {
    expect(surfaces('gulp.src(globs) and file.extname')).toEqual([
      'gulp.src',
      'globs',
      'and',
      'file.extname',
    ]);
  });

  it('takes names apart at punctuation and capitals', () => {
    expect(partsOf('gulp-sass')).toEqual(['gulp', 'sass']);
    expect(partsOf('lastRun')).toEqual(['last', 'run']);
    expect(partsOf('ERR_REQUIRE_ESM')).toEqual(['err', 'require', 'esm']);
    expect(partsOf('Vinyl.isCustomProp')).toEqual([
      'vinyl',
      'iscustomprop',
      'is',
      'custom',
      'prop',
    ]);
  });

  it('gives plain words no parts', () => {
    expect(tokenize('Watching')).toEqual([{ surface: 'watching', parts: [] }]);
  });

  it('splits paths into their names', () => {
    expect(surfaces('src/styles/**/*.scss')).toEqual(['src', 'styles', 'scss']);
  });

  it('finds Chinese words without spaces', () => {
    expect(surfaces('异步任务没有完成')).toEqual(['异步', '任务', '没有', '完成']);
  });

  it('finds Latin names inside Chinese text', () => {
    expect(surfaces('用gulp.watch()监听文件')).toEqual(['用', 'gulp.watch', '监听', '文件']);
  });

  it('keeps Chinese words that the search knows whole, where the segmenter cuts them apart', () => {
    expect(surfaces('缓存插件的回调')).toEqual(['缓存', '插件', '的', '回调']);
    const cut = [...HAN_WORDS].filter((word) => surfaces(word).join(' ') !== word);
    expect(cut).toEqual([]);
  });

  it('adds the pairs of long Chinese words, which other segmentations may cut elsewhere', () => {
    const long = tokenize('命令行').flatMap(({ surface, parts }) => [surface, ...parts]);
    expect(long).toContain('命令');
  });

  it('tells where each word stands', () => {
    const text = 'a gulp.dest() 目录';
    const found: string[] = [];
    forEachWord(text, (_word, start, end) => found.push(text.slice(start, end)));
    expect(found).toEqual(['a', 'gulp.dest', '目录']);
  });

  it('finds no words in punctuation', () => {
    expect(tokenize('() => {} … 。')).toEqual([]);
  });
});
