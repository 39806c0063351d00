// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useAnswer } from '../../../src/components/Tool/useAnswer';

beforeEach(() => {
  vi.useFakeTimers();
});
const example = { tested: 'example', answer: 'EXAMPLE' };
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Types letters, one each tenth of a second, and asks something that takes its time. */
async function typeLetters(milliseconds: number) {
  const asked: string[] = [];
  const ask = async (tested: string): Promise<string> => {
    asked.push(tested);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return tested.toUpperCase();
  };
  const { result, rerender } = renderHook(({ tested }) => useAnswer(tested, example, ask), {
    initialProps: { tested: example.tested },
  });
  rerender({ tested: 'x' });
  await wait(5_000);
  for (const tested of ['xy', 'xyz', 'xyza', 'xyzab']) {
    rerender({ tested });
    await wait(100);
  }
  await wait(5_000);
  return { asked, answer: result.current.answer };
}

test('each letter has its answer where answers are quick', async () => {
  expect(await typeLetters(10)).toEqual({
    asked: ['x', 'xy', 'xyz', 'xyza', 'xyzab'],
    answer: 'XYZAB',
  });
});

test('where answers take long, the last letter has one', async () => {
  expect(await typeLetters(400)).toEqual({ asked: ['x', 'xyzab'], answer: 'XYZAB' });
});
