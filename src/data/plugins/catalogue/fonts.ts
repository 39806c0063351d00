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
  {
    name: 'gulp-fonter',
    job: 'fonts',
    summary: {
      en: 'Converts fonts to other formats, such as TrueType to WOFF.',
      'zh-Hans': '转换字体格式，例如把 TrueType 转换成 WOFF。',
    },
    note: {
      en: 'It joins paths with a backslash: outside Windows, names and folders are wrong. Use gulp-fonter-unx.',
      'zh-Hans':
        '它用反斜杠拼接路径，在 Windows 以外文件名和目录都会出错。请改用 gulp-fonter-unx。',
    },
    instead: ['gulp-fonter-unx'],
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import fonter from 'gulp-fonter';

export function fonts() {
  return pipeline(
    src('src/**/*.ttf', { encoding: false }),
    fonter({ formats: ['woff', 'eot'] }),
    dest('dist'),
  );
}`,
  },
];
