import { useEffect, useState } from 'react';

interface AnswerState<Answer> {
  readonly answer: Answer;
  /** Why there is no answer to this case; the answer is then that to the case before. */
  readonly failure?: string;
}

/**
 * Answers a case; the example is answered without asking.
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
  useEffect(() => {
    if (tested === example.tested) {
      setState({ answer: example.answer });
      return undefined;
    }
    let isCurrent = true;
    ask(tested).then(
      (answer) => isCurrent && setState({ answer }),
      (error: unknown) =>
        isCurrent && setState((before) => ({ ...before, failure: String(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [tested, example, ask]);
  return state;
}
