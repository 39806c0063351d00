import type { Configuration } from 'webpack';
import { describe, expect, it } from 'vitest';

import { editionCache } from '../../../src/quick-build/edition-cache';

const OPTIONS = {
  edition: 'english',
  search: 'embedded',
  inPages: ['/', 'https://example.org', 'gulp-rev'],
  generatedFilesDir: '/site/.docusaurus-english',
  sources: '0123',
};

function cacheOf(options: typeof OPTIONS, alias: Readonly<Record<string, string>>): unknown {
  const config: Configuration = {
    mode: 'production',
    cache: { type: 'filesystem' },
    resolve: { alias },
  };
  return editionCache(options, config, false).cache;
}

const SHOWN = { '@theme/AnnouncementBar': '/theme/AnnouncementBar' };
const HIDDEN = { '@theme/AnnouncementBar': '/site/RenderNothing' };

describe('editionCache', () => {
  it('keeps a cache for a build with the same settings', () => {
    expect(cacheOf(OPTIONS, SHOWN)).toEqual(cacheOf({ ...OPTIONS }, { ...SHOWN }));
  });

  it('makes another one where an import leads elsewhere', () => {
    expect(cacheOf(OPTIONS, HIDDEN)).not.toEqual(cacheOf(OPTIONS, SHOWN));
  });

  it.each([
    ['edition', 'chinese'],
    ['search', 'hosted'],
    ['inPages', ['/x/', 'https://example.org', 'gulp-rev']],
    ['inPages', ['/', 'https://example.org']],
    ['generatedFilesDir', '/site/.docusaurus-configured'],
    ['sources', '4567'],
  ])('makes another one for another %s', (option, value) => {
    expect(cacheOf({ ...OPTIONS, [option]: value }, SHOWN)).not.toEqual(cacheOf(OPTIONS, SHOWN));
  });

  it('leaves a cache in memory as it is', () => {
    expect(editionCache(OPTIONS, { cache: { type: 'memory' } }, false)).toEqual({});
  });
});
