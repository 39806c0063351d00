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

it('lets tasks that ran side by side finish in any order', () => {
  const lines = ["[12:00:00] Finished 'a' after 12 ms", "[12:00:00] Finished 'b' after 12 ms"];
  const [a, b] = lines;
  const start = "[12:00:00] Starting 'c'...";
  expect(compareOutput(`${a}\n${b}\n${start}`, `${b}\n${a}\n${start}`)).toBeUndefined();
  expect(compareOutput(`${a}\n${start}\n${b}`, `${b}\n${start}\n${a}`)).toContain('in line 1');
});
