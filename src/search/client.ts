import algoliasearch from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import type { SearchClient } from 'algoliasearch/lite';

import { pause } from '@site/src/browser/pause';

import type { AnswerOptions } from './embedded/answer';
import { importRecords } from './import-records';
import { account, settings } from './settings';

/**
 * Makes the client that the dialog and the page ask.
 *
 * With the hosted service it sends requests there. Without, the same requests are answered by the
 * embedded index, which is loaded with the first one. Either way a failure rejects the promise, and
 * the next request tries again.
 *
 * @param options How the embedded index answers.
 */
export function createSearchClient(options: AnswerOptions): SearchClient {
  if (settings.kind === 'hosted') {
    return algoliasearch(account.appId, account.apiKey);
  }
  return algoliasearch(account.appId, account.apiKey, {
    requester: {
      async send({ data }) {
        const answer = await loadEmbedded();
        return { content: answer(data ?? '', options), status: 200, isTimedOut: false };
      },
    },
  });
}

/** Loads the embedded index ahead of its use. A failure is reported by the first request. */
export function warmUpSearch(): void {
  if (settings.kind === 'embedded') {
    loadEmbedded().catch(() => undefined);
  }
}

type Answer = (body: string, options: AnswerOptions) => string;

let loading: Promise<Answer> | undefined;

function loadEmbedded(): Promise<Answer> {
  loading ??= openEmbedded().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function openEmbedded(): Promise<Answer> {
  const [{ answer, buildSectionIndex }, records] = await Promise.all([
    importEmbedded(),
    importRecords(),
  ]);
  const index = await buildSectionIndex(records, pause);
  return (body, options) => answer(index, body, options);
}

function importEmbedded() {
  return import(/* webpackChunkName: "search-embedded" */ './embedded');
}
