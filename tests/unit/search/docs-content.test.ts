import { describe, expect, it } from 'vitest';

import { readDocsContent } from '../../../src/plugins/search-records/docs-content';
import { listMainPages } from '../../../src/plugins/search-records/docs-pages';
import { readPluginListing } from '../../../src/plugins/search-records/plugin-listing';
import { plugins } from '../../../src/data/plugins';

const doc = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: `Title of ${id}`,
  description: 'About it.',
  source: `@site/docs/${id}.md`,
  permalink: `/docs/${id}`,
  frontMatter: {},
  ...more,
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          docs: [doc('b'), doc('a'), doc('alone'), doc('secret', { unlisted: true })],
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'One',
                items: [
                  { type: 'doc', id: 'a' },
                  { type: 'doc', id: 'b' },
                ],
              },
              { type: 'link', href: 'https://example.org' },
            ],
          },
        },
      ],
    },
  },
};

describe('readDocsContent', () => {
  it('reads versions, their docs and the order of the sidebars', () => {
    const [version] = readDocsContent(allContent);
    expect(version).toMatchObject({ pluginId: 'default', versionName: 'current' });
    expect(version?.docs.map(({ id }) => id)).toEqual(['b', 'a', 'alone']);
    expect(version?.categories).toEqual([['a', 'b'], []]);
  });

  it('refuses what another version of the docs plugin might give', () => {
    expect(() => readDocsContent({ 'docusaurus-plugin-content-docs': { default: {} } })).toThrow(
      /loadedVersions/u,
    );
  });

  it('gives nothing where there are no docs', () => {
    expect(readDocsContent({})).toEqual([]);
  });
});

describe('listMainPages', () => {
  it('takes the first page of each category', () => {
    expect(listMainPages(readDocsContent(allContent))).toEqual([
      { title: 'Title of a', path: '/docs/a' },
    ]);
  });
});

describe('readPluginListing', () => {
  const texts = { title: 'Plugins', description: 'All of them.' };

  it('has a section for each plugin, which its anchor leads to', () => {
    const { path, tag, sections } = readPluginListing(plugins, 'en', '/plugins/', texts);
    expect({ path, tag }).toEqual({ path: '/plugins/', tag: 'default' });
    expect(sections).toHaveLength(plugins.length + 1);
    expect(sections.find(({ anchor }) => anchor === 'gulp-sass')).toMatchObject({
      headings: ['gulp-sass'],
    });
  });

  it('speaks the language of the edition', () => {
    const { sections } = readPluginListing(plugins, 'zh-Hans', '/plugins/', texts);
    expect(sections[1]?.text[0]).toMatch(/\p{Script=Han}/u);
  });
});
