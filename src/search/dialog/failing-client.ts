import type { SearchClient } from 'algoliasearch/lite';

/** The name by which the dialog knows that there will be no answer. */
const NO_ANSWER = 'RetryError';

/** After this time without an answer the dialog calls itself stalled, which would undo an error. */
const STALLED_AFTER_MS = 300;

/**
 * A promise that passes a failure to the dialog's own handler and then stays pending.
 *
 * The dialog shows "Unable to fetch results" only between its `catch` handler and the end of the
 * promise: the code below it (autocomplete-core 1.9.3, `onInput`) sets the status back to idle when
 * the promise settles, and leaves a rejection uncaught. So a dead service would read as "No results".
 */
class DialogAnswer<Answer> extends Promise<Answer> {
  // The promises that `then` returns are ordinary ones.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  override catch<Other = never>(
    onRejected?: ((reason: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Answer | Other> {
    return this.then(undefined, (reason: unknown) => {
      const noAnswer = new Error('The search gave no answer.', { cause: reason });
      noAnswer.name = NO_ANSWER;
      try {
        onRejected?.(noAnswer);
      } catch {
        // The handler throws again what it was given.
      }
      return new Promise<never>(() => undefined);
    });
  }
}

/** What became of a request. */
export type Outcome =
  { readonly kind: 'found'; readonly count: number } | { readonly kind: 'failed' };

/**
 * Makes a client fail in the way that the dialog can show.
 *
 * @param client Its promises reject when there is no answer.
 * @param report Called with what became of each request.
 */
export function withVisibleFailure(
  client: SearchClient,
  report: (outcome: Outcome) => void,
): SearchClient {
  let latest = 0;

  function follow<Answer>(
    answer: Promise<Answer>,
    countHits: (answer: Answer) => number,
  ): DialogAnswer<Answer> {
    const started = performance.now();
    latest += 1;
    const number = latest;
    return new DialogAnswer((resolve, reject) => {
      answer.then(
        (value) => {
          resolve(value);
          if (number === latest) {
            report({ kind: 'found', count: countHits(value) });
          }
        },
        (error: unknown) => {
          const wait = Math.max(0, started + STALLED_AFTER_MS + 20 - performance.now());
          setTimeout(() => {
            // A later request may have its answer on the screen already.
            if (number === latest) {
              reject(error);
              report({ kind: 'failed' });
            }
          }, wait);
        },
      );
    });
  }

  return {
    ...client,
    search: (queries, options) =>
      follow(client.search(queries, options), ({ results: [first] }) =>
        first && 'nbHits' in first ? first.nbHits : 0,
      ),
  };
}
