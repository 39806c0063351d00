import algoliasearch from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import type { SearchClient } from 'algoliasearch/lite';

import type { AnswerOptions } from './embedded/answer';
import { account, settings } from './settings';

/**
 * Makes the client that the dialog and the page ask.
 *
 * With the hosted service it sends requests there. Without, the same requests are answered by the
 * embedded index, which is loaded with the first one. Either way a failure rejects the promise, and
 * the next request tries anew.
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
        const { answer } = await loadEmbedded();
        return { content: answer(data ?? '', options), status: 200, isTimedOut: false };
      },
    },
  });
}

/** Any queries will do that lead through all of the code. */
const PRACTICE = ['g', 'src()', 'watch files'] as const;

/** Loads the embedded index before it is asked. A failure is told by the first request. */
export function warmUpSearch(): void {
  if (settings.kind === 'embedded') {
    practise().catch(() => undefined);
  }
}

/** Code that has never run takes three times as long, and the reader is about to type. */
async function practise(): Promise<void> {
  const { answer } = await loadEmbedded();
  for (const query of PRACTICE) {
    await pause();
    answer(JSON.stringify({ requests: [{ query, params: '' }] }), { suggestions: false });
  }
}

interface Embedded {
  readonly answer: (body: string, options: AnswerOptions) => string;
}

let loading: Promise<Embedded> | undefined;

function loadEmbedded(): Promise<Embedded> {
  loading ??= openEmbedded().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function openEmbedded(): Promise<Embedded> {
  const [{ answer, buildSectionIndex }, records] = await Promise.all([
    importEmbedded(),
    importRecords(),
  ]);
  const index = await buildSectionIndex(records, pause);
  return { answer: (body, options) => answer(index, body, options) };
}

function importEmbedded() {
  return import(/* webpackChunkName: "search-embedded" */ './embedded');
}

async function importRecords() {
  const { default: records } = await import(
    /* webpackChunkName: "search-records" */ '@generated/search-records/default/records.json'
  );
  return records;
}

/** Lets the browser work. Timers would wait for 4 ms each time; a message does not. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
