import { setTimeout as wait } from 'node:timers/promises';

/** Where an index is, and the key that may write it. */
export interface ServiceAccount {
  readonly appId: string;
  /** The secret key. It is sent in a header and never shown. */
  readonly adminKey: string;
  /** Origins to try in turn. */
  readonly hosts: readonly string[];
}

export interface ServiceOptions {
  /** How long to wait before each new try; there are as many new tries. */
  readonly waits: readonly number[];
  /** Called before a new try. */
  readonly onRetry: (problem: string) => void;
}

/** @returns the service's own hosts for writing, as its documentation names them */
export function hostsOf(appId: string): string[] {
  return [
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}

/** The waits between tries when nothing else is said: each twice as long as the one before. */
export const USUAL_WAITS: readonly number[] = [500, 1000, 2000, 4000, 8000];

/**
 * Sends a request to the service. A request that got no answer, or one that says "later", is tried
 * again on the next host.
 *
 * @param method HTTP method.
 * @param path Path of the API, from `/1/` on.
 * @param body Sent as JSON.
 * @throws Error with the service's own words when it refuses, or with the last problem when all
 *   tries are used up.
 */
export async function send(
  account: ServiceAccount,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  { waits, onRetry }: ServiceOptions,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const host = account.hosts[attempt % account.hosts.length] ?? '';
    const problem = await attemptOnce(account, method, host + path, body);
    if (problem === undefined) {
      return;
    }
    const pause = waits[attempt];
    if (pause === undefined) {
      throw new Error(`${method} ${path} failed ${attempt + 1} times: ${problem}`);
    }
    onRetry(`${problem}; trying again in ${pause} ms`);
    await wait(pause);
  }
}

/** @returns what went wrong, if trying again can help; undefined when the service accepted */
async function attemptOnce(
  { appId, adminKey }: ServiceAccount,
  method: string,
  url: string,
  body: unknown,
): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': adminKey,
      },
      body: JSON.stringify(body),
    });
  } catch (error) {
    return `no answer from ${new URL(url).host} (${error instanceof Error ? error.message : String(error)})`;
  }
  const text = await response.text();
  if (response.ok) {
    return undefined;
  }
  const answer = `${new URL(url).host} answered ${response.status} ${text.slice(0, 300)}`;
  if (response.status === 429 || response.status >= 500) {
    return answer;
  }
  throw new Error(`${method} ${url} was refused: ${answer}`);
}
