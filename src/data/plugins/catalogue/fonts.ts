import type { CatalogueEntry } from '../schema';

export const fonts: readonly CatalogueEntry[] = [
  {
    name: 'gulp-ttf2woff2',
    job: 'fonts',
    summary: {
      en: 'Converts TrueType fonts to WOFF2.',
      'zh-Hans': '把 TrueType 字体转换成 WOFF2。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ttf2woff2 from 'gulp-ttf2woff2';

export function fonts() {
  return pipeline(src('src/**/*.ttf', { encoding: false }), ttf2woff2(), dest('dist'));
}`,
  },
  {
    name: 'gulp-ttf2woff',
    job: 'fonts',
    summary: {
      en: 'Converts TrueType fonts to WOFF.',
      'zh-Hans': '把 TrueType 字体转换成 WOFF。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ttf2woff from 'gulp-ttf2woff';

export function fonts() {
  return pipeline(src('src/**/*.ttf', { encoding: false }), ttf2woff(), dest('dist'));
}`,
  },
];
