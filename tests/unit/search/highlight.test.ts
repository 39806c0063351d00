import { describe, expect, it } from 'vitest';

import { highlight, snippet } from '../../../src/search/embedded/highlight';

const tags = { before: '<mark>', after: '</mark>' };

describe('highlight', () => {
  it('marks whole words and keeps the rest', () => {
    expect(highlight('Watch the files.', new Set(['files']), tags)).toBe(
      'Watch the <mark>files</mark>.',
    );
  });

  it('marks other forms of a word', () => {
    expect(highlight('watching', new Set(['~watch']), tags)).toBe('<mark>watching</mark>');
  });

  it('escapes all markup, marked or not', () => {
    expect(highlight('<img onerror="x"> & src', new Set(['onerror']), tags)).toBe(
      '&lt;img <mark>onerror</mark>=&quot;x&quot;&gt; &amp; src',
    );
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';
  const around = { ...tags, ellipsis: '…' };

  it('gives a short text whole', () => {
    expect(snippet('one two', new Set(['two']), 5, around)).toBe('one <mark>two</mark>');
  });

  it('takes the part in which most was found', () => {
    expect(snippet(text, new Set(['nine', 'eleven']), 5, around)).toBe(
      '…eight <mark>nine</mark> ten <mark>eleven</mark> twelve',
    );
  });

  it('starts at the beginning when nothing was found', () => {
    expect(snippet(text, new Set(), 3, around)).toBe('one two three…');
  });

  it('cuts Chinese between words', () => {
    expect(snippet('监听文件的变化然后运行任务', new Set(['文件']), 3, around)).toBe(
      '…<mark>文件</mark>的变化…',
    );
  });
});
