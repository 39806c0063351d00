import { describe, expect, test } from 'vitest';

import { cell, kilobytes, table } from '../../../benchmarks/site/report/cells';

describe('a cell', () => {
  test('shows the median and the range', () => {
    expect(cell([300, 100, 2000])).toBe('300 (100–2,000)');
  });

  test('takes the middle between two', () => {
    expect(cell([1, 2], 1)).toBe('1.5 (1.0–2.0)');
  });

  test('has no range when all runs agree', () => {
    expect(kilobytes([20_040, 20_010])).toBe('20.0');
  });

  test('says when nothing was measured', () => {
    expect(cell([])).toBe('–');
  });
});

test('a table has a line below its heading', () => {
  expect(
    table([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});
