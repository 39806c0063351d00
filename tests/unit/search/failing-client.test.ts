import algoliasearch from 'algoliasearch/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { withVisibleFailure, type Outcome } from '../../../src/search/dialog/failing-client';

type Reply = () => Promise<string>;

/** A client of the service whose answers a test gives. */
function clientOf(replies: Reply[], outcomes: Outcome[]) {
  const client = algoliasearch('app', 'key', {
    requester: {
      async send() {
        const content = await replies.shift()?.();
        return { content: content ?? '', status: 200, isTimedOut: false };
      },
    },
  });
  return withVisibleFailure(client, (outcome) => outcomes.push(outcome));
}

const found =
  (nbHits: number): Reply =>
  () =>
    Promise.resolve(JSON.stringify({ results: [{ hits: [], nbHits }] }));
const failing: Reply = () => Promise.reject(new Error('gone'));

describe('withVisibleFailure', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('passes answers on, with the number of results', async () => {
    const outcomes: Outcome[] = [];
    const { results } = await clientOf([found(7)], outcomes).search([
      { indexName: 'i', query: 'a' },
    ]);
    expect(results[0]).toMatchObject({ nbHits: 7 });
    expect(outcomes).toEqual([{ kind: 'found', count: 7 }]);
  });

  it('throws the error that the dialog handles, and then never settles', async () => {
    const outcomes: Outcome[] = [];
    const names: string[] = [];
    const settled = vi.fn();
    clientOf([failing], outcomes)
      .search([{ indexName: 'i', query: 'a' }])
      .catch((error: Error) => {
        names.push(error.name);
        throw error;
      })
      .then(settled, settled);
    await vi.advanceTimersByTimeAsync(1000);
    expect(names).toEqual(['RetryError']);
    expect(settled).not.toHaveBeenCalled();
    expect(outcomes).toEqual([{ kind: 'failed' }]);
  });

  it('waits until the dialog has called itself stalled, which would undo the error', async () => {
    const handler = vi.fn();
    clientOf([failing], [])
      .search([{ indexName: 'i', query: 'a' }])
      .catch(handler);
    await vi.advanceTimersByTimeAsync(300);
    expect(handler).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('keeps an old failure from covering a newer answer', async () => {
    const outcomes: Outcome[] = [];
    const client = clientOf([failing, found(1)], outcomes);
    const handler = vi.fn();
    client.search([{ indexName: 'i', query: 'a' }]).catch(handler);
    await client.search([{ indexName: 'i', query: 'ab' }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(handler).not.toHaveBeenCalled();
    expect(outcomes).toEqual([{ kind: 'found', count: 1 }]);
  });
});
