import { expect, it, vi } from 'vitest';

import { keepResults } from '../../../src/search/keep-results';

it('asks a function once for each argument', () => {
  const make = vi.fn((word: string) => ({ word }));
  const kept = keepResults(make);
  expect(kept('a')).toBe(kept('a'));
  expect(kept('b')).toEqual({ word: 'b' });
  expect(make.mock.calls).toEqual([['a'], ['b']]);
});

it('keeps results where it is told to', () => {
  const page = { title: 'Globs' };
  const titles = new WeakMap<typeof page, string>();
  expect(keepResults(({ title }: typeof page) => title.toLowerCase(), titles)(page)).toBe('globs');
  expect(titles.get(page)).toBe('globs');
});
