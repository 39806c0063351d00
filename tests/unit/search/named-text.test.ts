import { describe, expect, it } from 'vitest';

import {
  isFormOf,
  namesHeading,
  namesMessage,
  plainText,
} from '../../../src/search/embedded/named-text';

const heading = (query: string, text: string) => namesHeading(plainText(query), plainText(text));
const message = (query: string, text: string) => namesMessage(plainText(query), plainText(text));

describe('namesHeading', () => {
  it.each([
    ['the whole', 'return a promise', 'Return a promise'],
    ['other marks', '`gulp.src()`', 'gulp src'],
    ['a beginning, half typed', 'did you forget to sig', 'Did you forget to signal?'],
    ['Chinese', '监听文件的错误', '监听文件的错误'],
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

describe('namesMessage', () => {
  it('finds a message within the line of a terminal', () => {
    const line = '[12:00:01] Error: watch task has to be a function (at /home/me/gulpfile.mjs:3)';
    expect(message(line, 'watch task has to be a function')).toBe(true);
    expect(message(line, 'watch task has to be a string')).toBe(false);
  });

  it('does not find a short one within other words', () => {
    expect(message('the task errored after 3 ms', 'errored after')).toBe(false);
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
