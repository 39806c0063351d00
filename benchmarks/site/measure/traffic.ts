import type { CDPSession } from 'playwright';

/** One answer of the server. */
interface Answer {
  readonly url: string;
  readonly isScript: boolean;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** Seconds on the browser's own clock. */
  readonly endedAt: number;
}

export interface Bytes {
  readonly all: number;
  readonly script: number;
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
  const types = new Map<string, { readonly url: string; readonly isScript: boolean }>();
  const answers: Answer[] = [];
  let loadedAt: number | undefined;
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isScript = type === 'Script' || /\bjavascript\b/.test(response.mimeType);
    types.set(requestId, { url: response.url, isScript });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const known = types.get(requestId);
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
        script: sum(taken.filter(({ isScript }) => isScript)),
        requests: taken.length,
      };
    },
  };
}
