import { describe, expect, it } from 'vitest';

import { readDocsContent } from '../../../src/generator/docs-content';
import {
  listMainPages,
  listStartPages,
  readDocsPages,
} from '../../../src/search/records/docs-pages';
import { readPluginListing } from '../../../src/search/records/plugin-listing';
import type { SectionRecord } from '../../../src/search/records/types';
import { plugins } from '../../../src/data/plugins';
import { loadedDoc, loadedDocs } from '../generator/loaded-docs';

const versions = readDocsContent(
  loadedDocs(
    [
      loadedDoc('b'),
      loadedDoc('a', { frontMatter: { keywords: ['first'] } }),
      loadedDoc('alone'),
      loadedDoc('glossary'),
      loadedDoc('secret', { unlisted: true }),
    ],
    [
      { type: 'category', label: 'None', items: [{ type: 'doc', id: 'secret' }] },
      {
        type: 'category',
        label: 'One',
        items: [
          { type: 'doc', id: 'a' },
          { type: 'doc', id: 'b' },
        ],
      },
    ],
  ),
);

describe('readDocsPages', () => {
  const sectionsOf = (file: string): SectionRecord[] => [
    { headings: [], anchor: null, names: [], searches: [], messages: [], text: [file], code: [] },
  ];
  const pages = readDocsPages(versions, '/site', sectionsOf);

  it('goes in the order of the sidebar, and leaves unlisted pages out', () => {
    expect(pages.map(({ path }) => path)).toEqual([
      '/docs/a',
      '/docs/b',
      '/docs/alone',
      '/docs/glossary',
    ]);
  });

  it('marks the page that leads on', () => {
    expect(pages.filter(({ leadsOn }) => leadsOn).map(({ path }) => path)).toEqual([
      '/docs/glossary',
    ]);
  });

  it('gives each page its sections, the facet, and its keywords', () => {
    expect(pages[0]).toMatchObject({
      tag: 'docs-default-current',
      keywords: ['first'],
      sections: [{ text: ['/site/docs/a.md'] }],
    });
  });
});

describe('listMainPages', () => {
  it('takes the first page of each category, unless it is unlisted', () => {
    expect(listMainPages(versions)).toEqual([{ title: 'Title of a', path: '/docs/a' }]);
  });
});

describe('listStartPages', () => {
  it('refuses a page that does not exist', () => {
    expect(() => listStartPages(versions)).toThrow(
      'The search offers the page "getting-started/quick-start", which does not exist.',
    );
  });
});

describe('readPluginListing', () => {
  const texts = { title: 'Plugins', description: 'All of them.' };

  it('has a record of the page, and one of each plugin that leads to its row', () => {
    const [listing, ...rows] = readPluginListing(plugins, 'en', '/plugins/', texts);
    expect(listing).toMatchObject({ path: '/plugins/', title: 'Plugins', tag: 'default' });
    expect(rows).toHaveLength(plugins.length);
    expect(rows.find(({ title }) => title === 'gulp-sass')).toMatchObject({
      path: '/plugins/#gulp-sass',
      tag: 'default',
    });
  });

  it('is in the language of the edition', () => {
    const [, row] = readPluginListing(plugins, 'zh-Hans', '/plugins/', texts);
    expect(row?.description).toMatch(/\p{Script=Han}/u);
  });

  it('has what readers type for a plugin, in the language of the edition alone', () => {
    const typed = { en: ['squeeze'], 'zh-Hans': ['瘦身'] };
    const some = plugins.slice(0, 2).map((plugin, at) => ({
      ...plugin,
      searches: at === 0 ? typed : undefined,
    }));
    const rowsIn = (language: string) =>
      readPluginListing(some, language, '/plugins/', texts)
        .slice(1)
        .map(({ sections }) => sections.map(({ searches }) => searches));
    expect(rowsIn('en')).toEqual([[['squeeze']], [[]]]);
    expect(rowsIn('zh-Hans')).toEqual([[['瘦身']], [[]]]);
  });

  it('marks the rows that name a better plugin', () => {
    const rows = readPluginListing(plugins, 'en', '/plugins/', texts);
    const marked = rows.filter(({ leadsOn }) => leadsOn).map(({ title }) => title);
    expect(marked).toContain('gulp-util');
    expect(marked).not.toContain('gulp-sass');
  });
});
