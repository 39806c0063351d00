import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';

import { toHostedRecords } from '../../../scripts/search/hosted-records';
import { readPushSettings } from '../../../scripts/search/push-settings';
import { refuseLargeRecords, replaceRecords } from '../../../scripts/search/replace-records';
import { listen } from '../../../scripts/setup/ports.mjs';
import { page, PAGES, records, section } from './records';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let server: Server | undefined;

/** A server with the part of the protocol that a push needs. The test sets its statuses. */
async function serve(statuses: number[]): Promise<{ host: string; received: Received[] }> {
  const received: Received[] = [];
  const listening = createServer((request, response) => {
    void readText(request).then((text) => {
      const { method, url, headers } = request;
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      received.push({ method, path: url?.replace(/\?.*/u, ''), headers, body });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(
          status === 200
            ? { taskID: 1, objectIDs: [], status: 'published' }
            : { message: `status ${status}` },
        ),
      );
    });
  });
  server = listening;
  const port = await listen(listening, 0, '');
  return { host: `http://localhost:${port}`, received };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const ENVIRONMENT = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_KEY: 'secret',
};

const settingsFor = (host: string) =>
  readPushSettings({ ...ENVIRONMENT, ALGOLIA_HOST: host }, 'english');

describe('replaceRecords', () => {
  it('sets the index, sends batches, and deletes what is older in the same languages', async () => {
    const { host, received } = await serve([]);
    const text = Array.from({ length: 1100 }, (_, number) => `text ${number}`);
    const many = toHostedRecords(records([page('/a', 'A', { sections: [section({ text })] })]));
    await replaceRecords(settingsFor(host), many, 5);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/batch',
      'POST /1/indexes/docs/batch',
      'POST /1/indexes/docs/deleteByQuery',
      'GET /1/indexes/docs/task/1',
    ]);
    expect(received[0]?.headers).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'secret',
    });
    expect(received[1]?.body).toMatchObject({
      requests: expect.arrayContaining([
        { action: 'updateObject', body: { ...many[0], revision: 5 } },
      ]),
    });
    expect(received[3]?.body).toEqual({ filters: 'revision < 5 AND (language:"en")' });
  });

  it('stops where the service refuses, and never shows the key', async () => {
    const { host, received } = await serve([403]);
    const refusal = replaceRecords(settingsFor(host), [], 5);
    await expect(refusal).rejects.toThrow('status 403');
    await expect(refusal).rejects.not.toThrow(/secret/u);
    expect(received).toHaveLength(1);
  });
});

describe('refuseLargeRecords', () => {
  it('refuses a record that the service would refuse, and says where it is', () => {
    const huge = records([
      page('/a', 'A', { sections: [section({ code: ['x'.repeat(10_000)] })] }),
    ]);
    expect(() => refuseLargeRecords(toHostedRecords(huge))).toThrow(
      /https:\/\/example\.org\/a.*10000/u,
    );
  });
});

describe('toHostedRecords', () => {
  const hosted = toHostedRecords(records(PAGES));

  it('gives HTML, in which a name in angle brackets is text', () => {
    const sections = [
      section({ text: ['a & b'] }),
      section({ headings: ['<anonymous>'], anchor: 'anonymous', code: ['<series>'] }),
    ];
    const [, text, heading, code] = toHostedRecords(records([page('/a', 'A', { sections })]));
    expect(text?.content).toBe('a &amp; b');
    expect(heading?.hierarchy).toMatchObject({ lvl1: 'A', lvl2: '&lt;anonymous&gt;', lvl3: null });
    expect(code?.content).toBe('&lt;series&gt;');
  });

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

  it('gives the phrases that readers type as keywords of their heading, and shows them nowhere', () => {
    const phrases = { headings: ['Banner'], anchor: 'banner', searches: ['license header'] };
    const sections = [section({ text: ['Text.'] }), section({ ...phrases, names: ['header'] })];
    const ofPage = toHostedRecords(records([page('/a', 'A', { keywords: ['one'], sections })]));
    expect(ofPage.map(({ keywords }) => keywords)).toEqual([
      ['one'],
      [],
      ['header', 'license header'],
    ]);
    expect(JSON.stringify(ofPage.map((one) => ({ ...one, keywords: [] })))).not.toContain(
      'license',
    );
  });

  it('lets headings weigh more than text, and pages more than headings', () => {
    const weightOf = (wanted: string) =>
      hosted.find(({ type }) => type === wanted)?.weight.level ?? -1;
    expect(weightOf('lvl1')).toBeGreaterThan(weightOf('lvl2'));
    expect(weightOf('lvl2')).toBeGreaterThan(weightOf('content'));
  });
});

describe('readPushSettings', () => {
  it('names what is missing', () => {
    expect(() =>
      readPushSettings({ ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: '' }, 'english'),
    ).toThrow(/ALGOLIA_INDEX_NAME: set it.*\nALGOLIA_ADMIN_KEY: set it/u);
  });

  it('takes the setting of an edition before the common one', () => {
    const environment = { ...ENVIRONMENT, CHINESE_ALGOLIA_INDEX_NAME: 'docs-zh' };
    expect(readPushSettings(environment, 'chinese').ALGOLIA_INDEX_NAME).toBe('docs-zh');
    expect(readPushSettings(environment, 'english').ALGOLIA_INDEX_NAME).toBe('docs');
  });
});
