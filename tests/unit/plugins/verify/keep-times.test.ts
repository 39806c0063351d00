import { expect, it } from 'vitest';

import { keepTimes } from '../../../../scripts/plugins/verify/keep-times';
import type { VerifiedResult } from '../../../../src/data/plugins/schema';
import { LEAST_RESULT } from '../least';

const result = (prints: VerifiedResult['prints'], again?: string): VerifiedResult => ({
  ...LEAST_RESULT,
  ...(prints !== undefined && { prints }),
  ...(again !== undefined && { again }),
});

const before = result('[10:11:12] a.txt 6 B after 3 ms', '[10:11:12] b.txt');

it('keeps an output that differs in its times alone', () => {
  const now = result('[23:11:12] a.txt 6 B after 1.5 s', '[23:11:12] b.txt');
  expect(keepTimes(now, before)).toEqual(before);
});

it.each([
  ['1 passing (62ms)', '1 passing (4ms)'],
  ['Finished in 0.1 seconds', 'Finished in 1 second'],
  ['compiled in 210 ms', 'compiled in 1.2 s'],
  ['"Update 2026-11-25T00:22:41.284Z"', '"Update 2026-10-05T10:00:00.001Z"'],
  [
    'sent 83 bytes  received 9 bytes  286.00 bytes/sec\n[10:11:12] gulp-rsync:\n',
    'sent 85 bytes  received 9 bytes  1,342.00 bytes/sec',
  ],
  ['[master 45daeee] Update', '[master 0a1b2c3] Update'],
  ['to send: a.png\nStarting rsync', 'Starting rsync\nto send: a.png'],
])('knows that %s differs from run to run', (now, earlier) => {
  expect(keepTimes(result(now), result(earlier))).toEqual(result(earlier));
  expect(keepTimes(result(`${now}, 2 files`), result(`${earlier}, 3 files`)).prints).toContain('2');
});

it('takes an output that differs, that is new, and that is gone', () => {
  const now = result('[23:11:12] a.txt 7 B after 3 ms');
  expect(keepTimes(now, before)).toEqual(now);
  expect(keepTimes(now)).toEqual(now);
  expect(keepTimes(result(null), before)).toEqual(result(null));
});
