import { describe, expect, it } from 'vitest';

import type { Hit } from '../../../src/search/hit';
import { EMPTY_RESULTS, reduceResults } from '../../../src/search/page/results-state';
import { toHit } from '../../../src/search/embedded/to-hits';
import { page } from './records';

const hit = (path: string): Hit =>
  toHit(
    { page: page(path, path) },
    {
      index: { language: 'en', origin: 'https://example.org' },
      terms: new Set(),
      snippetLength: 10,
      tags: { before: '<mark>', after: '</mark>', ellipsis: '…' },
    },
  );

const [one, two] = [hit('/1'), hit('/2')];

describe('reduceResults', () => {
  const first = reduceResults(reduceResults(EMPTY_RESULTS, { type: 'start' }), {
    type: 'receive',
    result: { hits: [one], count: 2, page: 0, pages: 2 },
  });

  it('keeps what is found, and which page comes next', () => {
    expect(first).toEqual({ status: 'found', hits: [one], count: 2, next: 1 });
  });

  it('adds the next page to what is shown, until there is none', () => {
    const more = reduceResults(first, { type: 'more' });
    expect(more).toMatchObject({ status: 'loading', hits: [one] });
    expect(
      reduceResults(more, {
        type: 'receive',
        result: { hits: [two], count: 2, page: 1, pages: 2 },
      }),
    ).toEqual({ status: 'found', hits: [one, two], count: 2, next: undefined });
  });

  it('keeps what is shown when more cannot be fetched, and where to try again', () => {
    expect(reduceResults(first, { type: 'fail' })).toEqual({ ...first, status: 'failed' });
  });

  it('forgets everything for a new query', () => {
    expect(reduceResults(first, { type: 'start' })).toEqual({
      ...EMPTY_RESULTS,
      status: 'loading',
    });
    expect(reduceResults(first, { type: 'clear' })).toEqual(EMPTY_RESULTS);
  });
});
