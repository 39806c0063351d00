import type { SearchClient } from 'algoliasearch/lite';
import { useEffect, useRef } from 'react';

import { whenIdle } from '@site/src/browser/when-idle';

import { createSearchClient } from '../client';
import { account, settings } from '../settings';

type Queries = Parameters<SearchClient['search']>[0];

/**
 * Each letter that a reader may type first: the embedded index remembers the answers. Then two
 * queries that lead through the rest of its code, which is slow when it first runs.
 */
const LIKELY = [...'gsptwdcrelniaobfmuhvjkqxyz', 'src()', 'watch files'];

/**
 * Asks the embedded index ahead, one query after the other while the browser is idle, so that the
 * answer is ready when the first key comes. The hosted service is asked nothing.
 *
 * @param params What the dialog asks with, but for the query; the same object in each rendering.
 * @returns A function that ends the asking, for when the reader types.
 */
export function useAnswersAhead(params: Queries[number]['params']): () => void {
  const isOver = useRef(false);
  function end(): void {
    isOver.current = true;
  }
  useEffect(() => {
    if (settings.kind === 'hosted') {
      return undefined;
    }
    async function ask(): Promise<void> {
      const client = createSearchClient({ suggestions: true });
      for (const query of LIKELY) {
        if (isOver.current) {
          return;
        }
        await client.search([{ indexName: account.indexName, query, params }]);
      }
    }
    isOver.current = false;
    // The reader's own request reports a failure.
    whenIdle(() => void ask().catch(() => undefined), 500);
    return end;
  }, [params]);
  return end;
}
