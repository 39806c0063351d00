import { createServer, type IncomingMessage, type Server } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { toHostedRecords } from '../../../scripts/search/hosted-records';
import { planPush } from '../../../scripts/search/plan-push';
import { readPushSettings } from '../../../scripts/search/push-settings';
import { send } from '../../../scripts/search/service';
import { page, PAGES, records, section } from './records';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const servers: Server[] = [];

/** A server that speaks as much of the protocol as a push needs, and gives the answers of a test. */
async function serve(statuses: number[]): Promise<{ host: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: unknown = JSON.parse(text);
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(status === 200 ? { taskID: 1 } : { message: `status ${status}` }),
      );
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return { host: `http://localhost:${address.port}`, received };
}

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

const account = (...hosts: string[]) => ({ appId: 'APP', adminKey: 'secret', hosts });

describe('send', () => {
  it('sends method, path, headers and body of the protocol', async () => {
    const { host, received } = await serve([]);
    await send(
      account(host),
      'POST',
      '/1/indexes/docs/batch',
      { requests: [] },
      {
        waits: [],
        onRetry: () => undefined,
      },
    );
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/1/indexes/docs/batch',
        headers: {
          'x-algolia-application-id': 'APP',
          'x-algolia-api-key': 'secret',
          'content-type': 'application/json',
        },
        body: { requests: [] },
      },
    ]);
  });

  it('tries again while the service says later, on the next host', async () => {
    const first = await serve([503]);
    const second = await serve([429]);
    const problems: string[] = [];
    await send(
      account(first.host, second.host),
      'PUT',
      '/1/x',
      {},
      {
        waits: [1, 1, 1],
        onRetry: (problem) => problems.push(problem),
      },
    );
    expect(first.received).toHaveLength(2);
    expect(second.received).toHaveLength(1);
    expect(problems).toEqual([
      expect.stringContaining('answered 503'),
      expect.stringContaining('answered 429'),
    ]);
  });

  it('gives up with the last problem when all tries are used up', async () => {
    const { host, received } = await serve([500, 500]);
    const options = { waits: [1], onRetry: () => undefined };
    await expect(send(account(host), 'POST', '/1/x', {}, options)).rejects.toThrow(
      /POST \/1\/x failed 2 times: .*500/u,
    );
    expect(received).toHaveLength(2);
  });

  it('does not repeat what the service refuses, and never shows the key', async () => {
    const { host, received } = await serve([403]);
    const options = { waits: [1, 1], onRetry: () => undefined };
    const refusal = send(account(host), 'POST', '/1/x', {}, options);
    await expect(refusal).rejects.toThrow(/refused: .*403 .*status 403/u);
    await expect(refusal).rejects.not.toThrow(/secret/u);
    expect(received).toHaveLength(1);
  });

  it('tries again when nobody answers', async () => {
    const { host, received } = await serve([]);
    const problems: string[] = [];
    await send(
      account('http://localhost:1', host),
      'POST',
      '/1/x',
      {},
      {
        waits: [1],
        onRetry: (problem) => problems.push(problem),
      },
    );
    expect(problems).toEqual([expect.stringContaining('no answer from localhost:1')]);
    expect(received).toHaveLength(1);
  });
});

describe('toHostedRecords', () => {
  const hosted = toHostedRecords(records(PAGES));

  it('writes pages, headings and text in the shape of DocSearch', () => {
    expect(hosted.slice(0, 4).map(({ type, content, url }) => ({ type, content, url }))).toEqual([
      {
        type: 'lvl1',
        content: 'Run a task when files change.',
        url: 'https://example.org/docs/api/watch',
      },
      {
        type: 'content',
        content: 'It watches globs and runs a task.',
        url: 'https://example.org/docs/api/watch',
      },
      { type: 'lvl2', content: null, url: 'https://example.org/docs/api/watch#options' },
      {
        type: 'content',
        content: 'ignoreInitial: boolean · true · Skips the first run.',
        url: 'https://example.org/docs/api/watch#options',
      },
    ]);
  });

  it('carries both facets and an id of its own in every record', () => {
    expect(new Set(hosted.map(({ objectID }) => objectID)).size).toBe(hosted.length);
    expect(new Set(hosted.map(({ language }) => language))).toEqual(new Set(['en']));
    expect(new Set(hosted.map(({ docusaurus_tag: tag }) => tag))).toEqual(
      new Set(['docs-default-current', 'default']),
    );
  });

  it('lets headings weigh more than text, and pages more than headings', () => {
    const weightOf = (wanted: string) =>
      hosted.find(({ type }) => type === wanted)?.weight.level ?? -1;
    expect(weightOf('lvl1')).toBeGreaterThan(weightOf('lvl2'));
    expect(weightOf('lvl2')).toBeGreaterThan(weightOf('content'));
  });
});

describe('planPush', () => {
  it('sets the index, sends batches, and deletes what is older in the same languages', () => {
    const text = Array.from({ length: 2100 }, (_, number) => `text ${number}`);
    const many = toHostedRecords(records([page('/a', 'A', { sections: [section({ text })] })]));
    const steps = planPush(many, 5);
    expect(steps.map(({ method, path, does }) => [method, path, does])).toEqual([
      ['PUT', '/settings', 'set the settings of the index'],
      ['POST', '/batch', 'send records, 1000 of 2101'],
      ['POST', '/batch', 'send records, 2000 of 2101'],
      ['POST', '/batch', 'send records, 2101 of 2101'],
      ['POST', '/deleteByQuery', 'delete the records of earlier pushes'],
    ]);
    expect(steps[1]?.body).toMatchObject({
      requests: expect.arrayContaining([
        { action: 'updateObject', body: { ...many[0], revision: 5 } },
      ]),
    });
    expect(steps[4]?.body).toEqual({
      params: new URLSearchParams({ filters: 'revision < 5 AND (language:"en")' }).toString(),
    });
  });

  it('refuses a record that the service would refuse, and says where it is', () => {
    const huge = records([
      page('/a', 'A', { sections: [section({ code: ['x'.repeat(10_000)] })] }),
    ]);
    expect(() => planPush(toHostedRecords(huge), 1)).toThrow(/https:\/\/example\.org\/a.*10000/u);
  });
});

describe('readPushSettings', () => {
  const environment = {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_ADMIN_KEY: 'secret',
  };

  it('names what is missing', () => {
    expect(() => readPushSettings({ ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: '' })).toThrow(
      /set ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY/u,
    );
  });

  it('sends to the hosts of the service, or to the one that is named', () => {
    expect(readPushSettings(environment).account.hosts).toEqual([
      'https://APP.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
    const named = { ...environment, ALGOLIA_HOST: 'http://localhost:9000/' };
    expect(readPushSettings(named).account.hosts).toEqual(['http://localhost:9000']);
  });
});
