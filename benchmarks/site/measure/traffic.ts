import type { CDPSession } from 'playwright';

/** One answer of the server. */
interface Answer {
  readonly url: string;
  /** What the page wants it for: a script that it runs, a script for later, or anything else. */
  readonly use: 'script' | 'prefetch' | 'other';
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** Seconds on the browser's own clock. */
  readonly endedAt: number;
}

export interface Bytes {
  readonly all: number;
  /** Scripts that the page runs. */
  readonly script: number;
  /** Scripts fetched in advance, for pages that the reader may go to. */
  readonly prefetched: number;
  readonly requests: number;
}

/** Everything that a page received. */
export interface Traffic {
  /** When the load event came; undefined before it. */
  readonly loadedAt: () => number | undefined;
  /** Sums up what ended after one moment and up to another, on the browser's clock. */
  readonly bytes: (from: number, to: number) => Bytes;
  /** The moment of the last answer. */
  readonly lastAnswer: () => number;
}

/** Watches what a page receives; to be called before it is opened. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const uses = new Map<string, { readonly url: string; readonly use: Answer['use'] }>();
  const answers: Answer[] = [];
  let loadedAt: number | undefined;
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isScript = /\bjavascript\b/.test(response.mimeType);
    const use = type === 'Script' ? 'script' : isScript ? 'prefetch' : 'other';
    uses.set(requestId, { url: response.url, use });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const known = uses.get(requestId);
    if (known && /^https?:/.test(known.url)) {
      answers.push({ ...known, bytes: encodedDataLength, endedAt: timestamp });
    }
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt ??= timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  return {
    loadedAt: () => loadedAt,
    lastAnswer: () => Math.max(0, ...answers.map(({ endedAt }) => endedAt)),
    bytes: (from, to) => {
      const taken = answers.filter(({ endedAt }) => endedAt > from && endedAt <= to);
      const sum = (list: readonly Answer[]): number =>
        list.reduce((total, { bytes }) => total + bytes, 0);
      return {
        all: sum(taken),
        script: sum(taken.filter(({ use }) => use === 'script')),
        prefetched: sum(taken.filter(({ use }) => use === 'prefetch')),
        requests: taken.length,
      };
    },
  };
}
