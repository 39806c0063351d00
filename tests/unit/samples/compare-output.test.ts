import { expect, it } from 'vitest';

import { compareOutput } from '../../../scripts/samples/compare-output';

it('finds nothing in equal outputs', () => {
  expect(compareOutput('a\nb', 'a\nb')).toBeUndefined();
});

it('shows the first line that differs', () => {
  expect(compareOutput('a\nb\nc', 'a\nB\nC')).toBe(
    'the output differs from the recorded one in line 2:\n  recorded: b\n  printed:  B',
  );
});

it('shows a line that one of them lacks', () => {
  expect(compareOutput('a', 'a\nb')).toContain('recorded: (nothing)');
});
