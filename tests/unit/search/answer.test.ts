import { beforeAll, describe, expect, it, vi } from 'vitest';

import { answer, answerQuery } from '../../../src/search/embedded/answer';
import { passesFilters, readRequests } from '../../../src/search/embedded/request';
import type { SectionIndex } from '../../../src/search/embedded/section-index';
import { indexOf, page, PAGES, section } from './records';
import { serviceParams } from './service-params';

let index: SectionIndex;

beforeAll(async () => {
  index = await indexOf(PAGES);
});

const body = (query: string, values: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    requests: [
      {
        indexName: 'docs',
        query,
        params: serviceParams({
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          ...values,
        }),
      },
    ],
  });

const askIn = (
  sections: SectionIndex,
  query: string,
  values?: Readonly<Record<string, unknown>>,
  suggestions = false,
) => {
  const [request = expect.fail('no request')] = readRequests(body(query, values));
  return answerQuery(sections, request, { suggestions });
};

const ask = (query: string, values?: Readonly<Record<string, unknown>>, suggestions?: boolean) =>
  askIn(index, query, values, suggestions);

describe('readRequests', () => {
  it('reads what the client of the service sends', () => {
    expect(
      readRequests(
        body('watch', {
          hitsPerPage: 15,
          page: 2,
          facetFilters: ['language:en', ['docusaurus_tag:default']],
          attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'],
        }),
      ),
    ).toEqual([
      {
        query: 'watch',
        page: 2,
        hitsPerPage: 15,
        facetFilters: ['language:en', ['docusaurus_tag:default']],
        snippetLength: 5,
        tags: { before: '<mark>', after: '</mark>', ellipsis: '…' },
      },
    ]);
  });

  it.each([
    '[]',
    '{}',
    '{"requests":[{}]}',
    '{"requests":[{"query":"a"}]}',
    '{"requests":[{"params":""}]}',
  ])('refuses %s', (text) => {
    expect(() => readRequests(text)).toThrow(/search must/u);
  });
});

describe('passesFilters', () => {
  const facets = { language: 'zh-Hans', docusaurus_tag: 'default' };

  it('requires every filter, and one of each list', () => {
    expect(
      passesFilters(['language:zh-Hans', ['docusaurus_tag:x', 'docusaurus_tag:default']], facets),
    ).toBe(true);
    expect(passesFilters(['language:zh-Hans', ['docusaurus_tag:x']], facets)).toBe(false);
    expect(passesFilters(['language:en'], facets)).toBe(false);
    expect(passesFilters([], facets)).toBe(true);
  });
});

describe('answer', () => {
  it('shows the beginning of a section that only a phrase of readers finds, and never the phrase', async () => {
    const banner = section({
      headings: ['Begin with a banner'],
      anchor: 'banner',
      text: ['Name and version.', 'Another line.'],
      searches: ['license header'],
    });
    const jobs = page('/jobs', 'Small jobs', { sections: [section({}), banner] });
    const { hits } = askIn(await indexOf([...PAGES, jobs]), 'license header');
    expect(hits[0]).toMatchObject({ objectID: '/jobs#banner', content: 'Name and version.' });
    expect(JSON.stringify(hits)).not.toContain('license');
  });

  it('has the fields that the dialog reads, with absolute addresses', () => {
    const { hits, ...result } = ask('ignoreInitial');
    expect(result).toEqual({ nbHits: 2, page: 0, nbPages: 1 });
    expect(hits).toMatchObject([
      {
        objectID: '/docs/api/watch#options',
        url: 'https://example.org/docs/api/watch#options',
        url_without_anchor: 'https://example.org/docs/api/watch',
        anchor: 'options',
        type: 'content',
        hierarchy: { lvl0: 'watch()', lvl1: 'watch()', lvl2: 'Options' },
        language: 'en',
        docusaurus_tag: 'docs-default-current',
        _snippetResult: {
          content: { value: '<mark>ignoreInitial</mark>: boolean · true · Skips the first run.' },
        },
      },
      {
        objectID: '/docs/api/watch',
        url: 'https://example.org/docs/api/watch',
        type: 'lvl1',
        content: 'Run a task when files change.',
        hierarchy: { lvl0: 'watch()', lvl1: 'watch()', lvl2: null },
      },
    ]);
  });

  it('opens at the section that holds the query, and at the page that has it as its title', () => {
    const ids = (query: string) => ask(query).hits.map(({ objectID }) => objectID);
    expect(ids('return a promise')[0]).toBe('/docs/getting-started/async-completion#promise');
    expect(ids('async completion')[0]).toBe('/docs/getting-started/async-completion');
  });

  it('writes no text as markup', async () => {
    const anchor = 'none';
    const none = section({ headings: ['No <file>'], anchor, text: ['It names <file>.'] });
    const errors = page('/errors', '<file> & co.', { sections: [none] });
    const { hits } = askIn(await indexOf([errors]), 'file');
    expect(hits.find((hit) => hit.anchor === anchor)).toMatchObject({
      content: 'It names &lt;file&gt;.',
      hierarchy: { lvl1: '&lt;file&gt; &amp; co.', lvl2: 'No &lt;file&gt;' },
    });
  });

  it('leads to the row of a plugin, with its summary', () => {
    expect(ask('gulp-sass').hits[0]).toMatchObject({
      url: 'https://example.org/plugins/#gulp-sass',
      url_without_anchor: 'https://example.org/plugins/',
      type: 'lvl1',
      content: 'Compiles Sass.',
    });
  });

  it('shows a heading that was found as one', () => {
    const [hit] = ask('promise').hits;
    expect(hit).toMatchObject({
      type: 'lvl3',
      _highlightResult: { hierarchy: { lvl3: { value: 'Return a <mark>promise</mark>' } } },
    });
  });

  it('quotes code only where no sentence has the words', () => {
    expect(ask('resolve').hits[0]?._snippetResult.content?.value).toContain('&lt;b&gt;');
    expect(ask('promise').hits[0]?.content).toBe('A task may return a promise.');
  });

  it('gives the page that is asked for', () => {
    const all = ask('task').hits.map(({ objectID }) => objectID);
    const paged = [0, 1, 2, 3, 4].flatMap((page) =>
      ask('task', { hitsPerPage: 2, page }).hits.map(({ objectID }) => objectID),
    );
    expect(all.length).toBeGreaterThan(3);
    expect(paged).toEqual(all);
    expect(ask('task', { hitsPerPage: 2 }).nbPages).toBe(Math.ceil(all.length / 2));
  });

  it('respects language and tags', () => {
    expect(ask('sass', { facetFilters: ['language:de'] }).nbHits).toBe(0);
    expect(ask('sass', { facetFilters: ['language:en', ['docusaurus_tag:default']] }).nbHits).toBe(
      1,
    );
  });

  it('offers pages when nothing was found, only where they are wanted', () => {
    expect(ask('kubernetes').hits).toEqual([]);
    const { hits, nbHits } = ask('kubernetes', {}, true);
    expect(nbHits).toBe(0);
    expect(hits).toHaveLength(3);
    expect(hits.every(({ objectID }) => objectID.startsWith('suggestion:'))).toBe(true);
  });

  it('answers in the JSON format of the hosted service', () => {
    const parsed: unknown = JSON.parse(answer(index, body('watch'), { suggestions: false }));
    expect(parsed).toMatchObject({ results: [{ page: 0, nbPages: 1 }] });
  });

  it('looks for a single letter once in each form, and for a longer query each time', () => {
    const find = vi.fn(index.find);
    const watched = { ...index, find };
    const searches = (...of: Parameters<typeof body>): number => {
      find.mockClear();
      answer(watched, body(...of), { suggestions: true });
      return find.mock.calls.length;
    };
    expect(searches('s')).toBeGreaterThan(0);
    expect(searches('s')).toBe(0);
    expect(searches('s', { hitsPerPage: 2 })).toBeGreaterThan(0);
    expect(searches('sr')).toBe(searches('sr'));
    expect(answer(watched, body('s'), { suggestions: true })).toContain('"hits":[{');
  });
});
