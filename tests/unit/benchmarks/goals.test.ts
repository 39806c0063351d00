import { expect, test } from 'vitest';

import type { SiteFigures } from '../../../benchmarks/site/figures';
import type { Loaded } from '../../../benchmarks/site/measure/load';
import { goals } from '../../../benchmarks/site/report/goals';

function loaded(critical: number, longestTask: number): Loaded {
  const bytes = { all: critical, script: 0, prefetched: 0, requests: 3 };
  return { critical: bytes, total: bytes, scriptTime: 100, longestTask, shift: 0 };
}

function siteFigures(name: 'ours' | 'stock', load: Loaded, click: number): SiteFigures {
  return {
    site: { name, label: name },
    pages: new Map([['api/src', { plain: [load], slow: [load], rated: [] }]]),
    clicks: { plain: [], 'slow processor': [click], 'slow network': [] },
    searches: [],
    cold: [],
    warm: [],
    large: [],
    changes: [],
  };
}

const ours = siteFigures('ours', loaded(21_500, 40), 110);
const stock = siteFigures('stock', loaded(160_000, 400), 200);

test('a goal for every page names the pages that miss it', () => {
  const critical = goals(ours, []).find(({ name }) => name.startsWith('Critical bytes'));
  expect(critical).toEqual({
    name: 'Critical bytes: at most 20 kB on every page',
    reached: false,
    figures: 'above it: api/src 21.5 kB',
  });
});

test('a goal that no page misses is reached', () => {
  const longest = goals(ours, []).find(({ name }) => name.startsWith('Longest task'));
  expect(longest).toMatchObject({ reached: true, figures: '40 ms at most' });
});

test('a goal relative to stock is there only when stock was measured', () => {
  const name = 'Click to heading at 4×, 0.6 of stock: at most 120 ms';
  expect(goals(ours, [stock])).toContainEqual({ name, reached: true, figures: '110 ms' });
  expect(goals(ours, []).filter((goal) => goal.name.includes('stock'))).toEqual([]);
});

test('a time says what it is beside stock, here and as the goal was set', () => {
  const warm = (seconds: number): SiteFigures['warm'] => [
    { seconds, memory: undefined, ended: false },
  ];
  const all = goals({ ...ours, warm: warm(4.1) }, [{ ...stock, warm: warm(6.5) }]);
  expect(all).toContainEqual({
    name: 'Warm build: at most 3.0 s',
    reached: false,
    figures:
      '4.1 s, 0.63 of what stock takes here, where the goal is 0.86 of what stock took as it was set',
  });
  const alone = goals({ ...ours, warm: warm(4.1) }, []);
  expect(alone.find(({ name }) => name.startsWith('Warm build'))?.figures).toBe('4.1 s');
});

test('what was not measured is no goal', () => {
  expect(goals(ours, []).filter((goal) => /Lighthouse|search|build/i.test(goal.name))).toEqual([]);
});
