import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { themeFeatures } from '../../../src/editions/theme-features';

const both = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true };

describe('themeFeatures', () => {
  it.each([
    ['both modes', both, false],
    ['light alone', { ...both, disableSwitch: true }, true],
    ['dark alone', { ...both, defaultMode: 'dark', disableSwitch: true }, false],
  ])('says whether an edition is light only: %s', (_kind, colorMode, lightOnly) => {
    expect(themeFeatures({ colorMode })).toEqual({ lightOnly, announcementId: undefined });
  });

  it('names the announcement', () => {
    const announcementBar = { id: 'autumn', content: 'News' };
    expect(themeFeatures({ colorMode: both, announcementBar }).announcementId).toBe('autumn');
  });

  it.each([
    ['no colour mode', {}],
    ['an unknown mode', { colorMode: { ...both, defaultMode: 'sepia' } }],
    ['an announcement without id', { colorMode: both, announcementBar: {} }],
  ])('refuses %s', (_kind, themeConfig) => {
    expect(() => themeFeatures(themeConfig)).toThrow();
  });
});

it('is the only place that reads what the theme switches', () => {
  const readers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('editions'))
    .filter((file) =>
      /\.disableSwitch\b|\.announcementBar\b/.test(readFileSync(`src/${file}`, 'utf8')),
    );
  expect(readers).toEqual([]);
});
