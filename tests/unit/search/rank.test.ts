import { beforeAll, describe, expect, it } from 'vitest';

import { rank } from '../../../src/search/embedded/rank';
import type { SectionIndex } from '../../../src/search/embedded/section-index';
import { indexOf, page, PAGES, section } from './records';

let index: SectionIndex;

beforeAll(async () => {
  index = await indexOf(PAGES);
});

const find = (query: string): string[] =>
  rank(index, query, () => true).pages.map(({ page: { path } }) => path);

describe('rank', () => {
  it.each([
    ['the title, in any case and with parentheses', 'WATCH(', '/docs/api/watch'],
    ['a name with its dots', 'Vinyl.isVinyl', '/docs/api/vinyl-isvinyl'],
    ['a title that is part of another title', 'vinyl', '/docs/api/vinyl'],
    ['a compound of object and property', 'file.extname', '/docs/api/vinyl'],
    ['an option', 'ignoreinitial', '/docs/api/watch'],
    ['an option written apart', 'ignore initial', '/docs/api/watch'],
    ['a plugin written together', 'gulpsass', '/plugins/#gulp-sass'],
    [
      'an error pasted with what stands around it',
      '[12:00:00] The following tasks did not complete: default\nDid you forget to signal async completion?',
      '/docs/getting-started/async-completion',
    ],
    ['an error of a table', 'Error: watch task has to be a function', '/docs/api/watch'],
    ['another form of a word', 'completed', '/docs/getting-started/async-completion'],
    ['a word half typed', 'compl', '/docs/getting-started/async-completion'],
    ['two words half typed', 'asyn compl', '/docs/getting-started/async-completion'],
    ['a typing error', 'asinc', '/docs/getting-started/async-completion'],
    ['two letters swapped', 'wacth', '/docs/api/watch'],
    ['two errors in a word', 'vynil', '/docs/api/vinyl'],
    ['a synonym', 'asynchronous', '/docs/getting-started/async-completion'],
    ['a question', 'how do I keep the watch alive?', '/docs/getting-started/watching-files'],
    ['a Chinese word for an English one', '监听', '/docs/api/watch'],
    ['full-width letters', 'ＷＡＴＣＨ', '/docs/api/watch'],
    ['a Chinese word that the pages avoid', '监视', '/docs/api/watch'],
  ])('finds by %s', (_kind, query, path) => {
    expect(find(query)[0]).toBe(path);
  });

  it('puts a page that leads on behind those that explain, unless the query is its title', async () => {
    const glossary = page('/docs/glossary', 'Glossary', {
      leadsOn: true,
      sections: [
        section({ text: ['Each term in short.'] }),
        section({
          headings: ['Files', 'Source map'],
          anchor: 'map',
          text: ['Leads to the source.'],
        }),
      ],
    });
    const guide = page('/docs/files', 'Files', {
      keywords: ['source map'],
      sections: [section({ text: ['How files are written, each with a source map beside it.'] })],
    });
    const pages = await indexOf([glossary, guide]);
    const foundFor = (query: string) =>
      rank(pages, query, () => true).pages.map(({ page: { path } }) => path);
    expect(foundFor('source map')).toEqual(['/docs/files', '/docs/glossary']);
    expect(foundFor('glossary')).toEqual(['/docs/glossary']);
  });

  it('finds nothing for what no page has', () => {
    expect(find('kubernetes')).toEqual([]);
    expect(find('')).toEqual([]);
    expect(find('()')).toEqual([]);
  });

  it('still answers a query of stop words', () => {
    expect(find('when it is')).toContain('/docs/getting-started/async-completion');
  });

  it('leaves out pages that the facets refuse', () => {
    const { pages } = rank(index, 'sass', ({ tag }) => tag !== 'default');
    expect(pages).toEqual([]);
  });

  it('puts the section that answers first', () => {
    const [first] = rank(index, 'ignoreInitial', () => true).pages;
    expect(first?.sections[0]?.section.record.anchor).toBe('options');
  });

  it('prefers words side by side to the same words apart', async () => {
    const apart = page('/apart', 'One', {
      sections: [section({ text: ['A release. The notes of a dry summer. The run was long.'] })],
    });
    const together = page('/together', 'Two', {
      sections: [section({ text: ['A release. The notes of a summer. The dry run was long.'] })],
    });
    const small = await indexOf([apart, together]);
    expect(rank(small, 'dry run', () => true).pages[0]?.page.path).toBe('/together');
  });
});
