import { describe, expect, test } from 'vitest';

import { breakLines } from '../../../src/social-cards/break-lines';

const atMost = (length: number) => (line: string) => line.length <= length;

describe('breakLines', () => {
  test('keeps a short text on one line', () => {
    expect(breakLines('Quick start', atMost(20), 'en')).toEqual(['Quick start']);
  });

  test('breaks at spaces, without a space at the ends of lines', () => {
    expect(breakLines('Explaining globs and paths', atMost(16), 'en')).toEqual([
      'Explaining globs',
      'and paths',
    ]);
  });

  test('leaves code and its punctuation in one piece', () => {
    expect(breakLines('Use Vinyl.isVinyl(), src()', atMost(17), 'en')).toEqual([
      'Use',
      'Vinyl.isVinyl(),',
      'src()',
    ]);
  });

  test('breaks Chinese between words, and never before punctuation', () => {
    expect(breakLines('解释文件，使用插件', atMost(4), 'zh-Hans')).toEqual([
      '解释',
      '文件，',
      '使用插件',
    ]);
  });

  test('gives a word that is too long a line of its own', () => {
    expect(breakLines('a extraordinarily b', atMost(5), 'en')).toEqual([
      'a',
      'extraordinarily',
      'b',
    ]);
  });
});
