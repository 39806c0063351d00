import { expect, it, vi } from 'vitest';

import { memoize } from '../../../src/search/memoize';

it('calls the function once for each argument', () => {
  const make = vi.fn((word: string) => ({ word }));
  const kept = memoize(make);
  expect(kept('a')).toBe(kept('a'));
  expect(kept('b')).toEqual({ word: 'b' });
  expect(make.mock.calls).toEqual([['a'], ['b']]);
});

it('caches results in a map of the caller', () => {
  const page = { title: 'Globs' };
  const titles = new WeakMap<typeof page, string>();
  expect(memoize(({ title }: typeof page) => title.toLowerCase(), titles)(page)).toBe('globs');
  expect(titles.get(page)).toBe('globs');
});
