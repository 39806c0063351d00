import { describe, expect, it } from 'vitest';

import { readSearchSettings, searchOrigins } from '../../../src/editions/search-settings';

const service = {
  ALGOLIA_APP_ID: 'ABC123',
  ALGOLIA_SEARCH_KEY: 'public',
  ALGOLIA_INDEX_NAME: 'docs',
};

describe('readSearchSettings', () => {
  it('searches in the embedded index when nothing is said', () => {
    expect(readSearchSettings({ ALGOLIA_APP_ID: '' })).toEqual({
      kind: 'embedded',
      searchPagePath: 'search',
    });
  });

  it('searches in the hosted service with its three settings', () => {
    expect(readSearchSettings(service)).toMatchObject({
      kind: 'hosted',
      appId: 'ABC123',
      apiKey: 'public',
      indexName: 'docs',
    });
  });

  it.each(Object.keys(service))('refuses the service without %s, and names it', (missing) => {
    expect(() => readSearchSettings({ ...service, [missing]: undefined })).toThrow(
      new RegExp(`given without ${missing}`, 'u'),
    );
  });

  it.each(Object.entries(service))('refuses the service with %s alone', (name, value) => {
    const others = Object.keys(service).filter((other) => other !== name);
    expect(() => readSearchSettings({ [name]: value })).toThrow(
      new RegExp(`${name} given without ${others.join(' and ')}`, 'u'),
    );
  });

  it('refuses an application id that would not be a host name', () => {
    expect(() => readSearchSettings({ ...service, ALGOLIA_APP_ID: 'evil.example/' })).toThrow(
      /ALGOLIA_APP_ID="evil.example\/": give the application id/u,
    );
  });

  it('reads how results are opened', () => {
    expect(
      readSearchSettings({
        SEARCH_EXTERNAL_URL_REGEX: 'example\\.org',
        SEARCH_REPLACE_PATHNAME_FROM: '^/docs',
        SEARCH_REPLACE_PATHNAME_TO: '/',
      }),
    ).toMatchObject({
      externalUrlRegex: 'example\\.org',
      replaceSearchResultPathname: { from: '^/docs', to: '/' },
    });
  });

  it('refuses what is no regular expression, or half a replacement', () => {
    expect(() => readSearchSettings({ SEARCH_EXTERNAL_URL_REGEX: '(' })).toThrow(
      /SEARCH_EXTERNAL_URL_REGEX="\(": give the source/u,
    );
    expect(() => readSearchSettings({ SEARCH_REPLACE_PATHNAME_FROM: 'a' })).toThrow(
      /without SEARCH_REPLACE_PATHNAME_TO/u,
    );
  });
});

describe('searchOrigins', () => {
  it('names the hosts of the service, and nothing for the embedded index', () => {
    expect(searchOrigins(readSearchSettings({}))).toEqual([]);
    expect(searchOrigins(readSearchSettings(service))).toEqual([
      'https://ABC123-dsn.algolia.net',
      'https://ABC123-1.algolianet.com',
      'https://ABC123-2.algolianet.com',
      'https://ABC123-3.algolianet.com',
    ]);
  });
});
