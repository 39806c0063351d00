import { useEffect, useRef, useState } from 'react';

interface AnswerState<Answer> {
  readonly answer: Answer;
  /** Why there is no answer to this case; the answer is then that to the case before. */
  readonly failure?: string;
}

/** In milliseconds. */
const LONGEST_PAUSE = 1_000;

/**
 * Answers a case; the example is answered without asking. Before it asks, it waits as long as the last
 * answer took: with thousands of files each letter would keep the next one waiting.
 *
 * @param tested the case
 * @param example a case, and its answer; the same object in all renders
 * @param ask the same function in all renders
 * @returns the answer to the last case that has one
 */
export function useAnswer<Case, Answer>(
  tested: Case,
  example: { readonly tested: Case; readonly answer: Answer },
  ask: (tested: Case) => Promise<Answer>,
): AnswerState<Answer> {
  const [state, setState] = useState<AnswerState<Answer>>({ answer: example.answer });
  const lastTook = useRef(0);
  useEffect(() => {
    if (tested === example.tested) {
      setState({ answer: example.answer });
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      const start = performance.now();
      ask(tested)
        .then(
          (answer) => isCurrent && setState({ answer }),
          (error: unknown) =>
            isCurrent && setState((before) => ({ ...before, failure: String(error) })),
        )
        .finally(() => {
          lastTook.current = Math.min(performance.now() - start, LONGEST_PAUSE);
        });
    }, lastTook.current);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [tested, example, ask]);
  return state;
}
