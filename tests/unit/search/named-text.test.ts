import { describe, expect, it } from 'vitest';

import {
  isFormOf,
  meaningOf,
  namesHeading,
  namesKeyword,
  plainQuery,
  plainText,
} from '../../../src/search/embedded/named-text';

const heading = (query: string, text: string) => namesHeading(plainText(query), plainText(text));
const keyword = (query: string, text: string) => namesKeyword(plainText(query), plainText(text));

describe('plainQuery', () => {
  const wordsOf = (query: string) => plainQuery(query).map(({ words }) => words.trim());

  it('compares a query without the name of the tool as well', () => {
    expect(wordsOf('gulp version')).toEqual(['gulp version', 'version']);
    expect(wordsOf('watch in Gulp')).toEqual(['watch in gulp', 'watch in']);
    expect(wordsOf('gulp 监听')).toEqual(['gulp 监听', '监听']);
  });

  it('keeps it where it is all, or part of another name', () => {
    expect(wordsOf('gulp')).toEqual(['gulp']);
    expect(wordsOf('gulp-sass')).toEqual(['gulp sass']);
    expect(wordsOf('gulp.src')).toEqual(['gulp src']);
    expect(wordsOf('gulp: command not found')).toEqual(['gulp command not found']);
  });
});

describe('plainText', () => {
  it.each(['--series', '-S', '--tasks-simple', ' --Series '])('keeps the dashes of %s', (flag) => {
    expect(plainText(flag).words).toBe(` ${flag.trim().toLowerCase()} `);
  });

  it.each([
    ['- did you mean?', 'did you mean'],
    ['--- a/gulpfile.mjs', 'a gulpfile mjs'],
    ['gulp build --series', 'gulp build series'],
  ])('leaves them out of %s', (text, words) => {
    expect(plainText(text).words).toBe(` ${words} `);
  });
});

describe('namesHeading', () => {
  it.each([
    ['the whole', 'return a promise', 'Return a promise'],
    ['other marks', '`gulp.src()`', 'gulp src'],
    ['a beginning, half typed', 'did you forget to sig', 'Did you forget to signal?'],
    ['Chinese', '监听文件的错误', '监听文件的错误'],
    ['a Chinese question about one word', '文件是什么', '文件是什么'],
    ['full-width letters', 'ｒｅｔｕｒｎ ａ ｐｒｏｍｉｓｅ', 'Return a promise'],
  ])('knows %s', (_kind, query, text) => {
    expect(heading(query, text)).toBe(true);
  });

  it.each([
    ['a single word, which may be what a page is about', 'globs', 'Globs'],
    ['a beginning of two words', 'did you', 'Did you forget to signal?'],
    ['other words', 'return a stream', 'Return a promise'],
    ['nothing', '', ''],
  ])('does not take it for %s', (_kind, query, text) => {
    expect(heading(query, text)).toBe(false);
  });
});

describe('namesKeyword', () => {
  it.each([
    ['the keyword', 'incremental build', 'Incremental build'],
    [
      'a message behind the name of a shell',
      'bash: gulp: command not found',
      'gulp: command not found',
    ],
    ['a Chinese question', '如何排除目录', '排除目录'],
    ['a Chinese question that ends like one', '图片损坏怎么办？', '图片损坏'],
    ['a question about a name', 'npx gulp 是什么', 'npx gulp'],
    ['another usual word', '拷贝文件', '复制文件'],
    ['both', '请问怎么排除文件夹', '排除目录'],
  ])('knows %s', (_kind, query, text) => {
    expect(keyword(query, text)).toBe(true);
  });

  it.each([
    ['the end of a longer question', 'how to copy binary files', 'binary files'],
    [
      'the beginning of one',
      'how to pass arguments to a task from the command line',
      'pass arguments to a task',
    ],
    ['a question about nothing', '怎么办', ''],
    ['other words', '删除目录', '排除目录'],
  ])('does not take it for %s', (_kind, query, text) => {
    expect(keyword(query, text)).toBe(false);
  });
});

describe('isFormOf', () => {
  it.each([
    ['registry', 'Registries'],
    ['watching a file', 'watch a file'],
  ])('takes %s for %s', (query, text) => {
    expect(isFormOf(plainText(query), plainText(text))).toBe(true);
  });

  it('keeps other words apart', () => {
    expect(isFormOf(plainText('task'), plainText('tree'))).toBe(false);
  });
});

describe('meaningOf', () => {
  it.each([
    ['how do I exclude a directory?', 'exclude folders'],
    ['怎么排除文件夹', '忽略目录'],
  ])('is the same for %s and %s', (one, other) => {
    const meaning = meaningOf(plainText(one));
    expect(meaning).toBeDefined();
    expect(meaning).toBe(meaningOf(plainText(other)));
  });

  it('wants two words: of one, the groups of synonyms are too wide', () => {
    expect(meaningOf(plainText('a directory'))).toBeUndefined();
  });

  it('keeps other words apart', () => {
    expect(meaningOf(plainText('exclude a file'))).not.toBe(
      meaningOf(plainText('exclude folders')),
    );
  });
});
