import { expect, test } from 'vitest';
import * as z from 'zod';

import { formatDuration, formatMoment } from '../../../src/task-timeline/duration';
import { requireFromSamples } from '../support/gulp';

const formatHrtime = z
  .custom<(hrtime: readonly [number, number]) => string>((value) => typeof value === 'function')
  .parse(requireFromSamples('gulp-cli/lib/shared/log/format-hrtime'));

test('durations read as gulp prints them', () => {
  const around = [10, 100, 1_000, 10_000, 60_000, 600_000, 3_600_000, 36_000_000];
  const milliseconds = [
    ...Array.from({ length: 12_000 }, (_, index) => index + 1),
    ...around.flatMap((one) => [one - 5, one - 1, one, one + 1, one + 5, one * 1.5]),
    ...Array.from({ length: 2_000 }, (_, index) => 12_000 + index * 3_001),
  ];
  for (const one of milliseconds) {
    const hrtime = [Math.floor(one / 1_000), (one % 1_000) * 1_000_000] as const;
    expect(formatDuration(hrtime)).toBe(formatHrtime(hrtime));
  }
});

test('no time at all is written too, where gulp always measures some', () => {
  expect(formatDuration([0, 0])).toBe('0 ms');
});

test('moments differ where durations would read the same', () => {
  expect([0, 999, 1_000, 1_250, 12_000, 12_300, 61_005].map(formatMoment)).toEqual([
    '0 ms',
    '999 ms',
    '1 s',
    '1.25 s',
    '12 s',
    '12.3 s',
    '61.005 s',
  ]);
});
