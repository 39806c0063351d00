import { font } from '../bytes';
import type { CatalogueEntry } from '../schema';

export const fonts: readonly CatalogueEntry[] = [
  {
    name: 'gulp-ttf2woff2',
    job: 'fonts',
    summary: {
      en: 'Converts TrueType fonts to WOFF2.',
      'zh-Hans': '把 TrueType 字体转换成 WOFF2。',
    },
    searches: {
      en: ['ttf to woff2', 'webfont compression', 'compressed web fonts'],
      'zh-Hans': ['ttf 转 woff2', '网页字体压缩', 'webfont'],
    },
    note: {
      en: 'If its install script did not run, a broken font gives a broken result, and gulp exits with code 0.',
      'zh-Hans': '安装脚本没有运行时，损坏的字体会写成损坏的结果，退出码仍为 0。',
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ttf2woff2 from 'gulp-ttf2woff2';

export function fonts() {
  return pipeline(src('src/**/*.ttf', { encoding: false }), ttf2woff2(), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.ttf', good: font, bad: 'no font\n', gives: 'dist/{name}.woff2' },
      files: { 'src/a.ttf': font },
      expect: { 'dist/a.woff2': { startsWith: '774f4632' } },
    },
  },
  {
    name: 'gulp-ttf2woff',
    job: 'fonts',
    summary: { en: 'Converts TrueType fonts to WOFF.', 'zh-Hans': '把 TrueType 字体转换成 WOFF。' },
    searches: {
      en: ['ttf to woff', 'webfont old browsers', 'ie9 fonts'],
      'zh-Hans': ['ttf 转 woff', '旧浏览器字体', 'ie9 字体'],
    },
    encoding: true,
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ttf2woff from 'gulp-ttf2woff';

export function fonts() {
  return pipeline(src('src/**/*.ttf', { encoding: false }), ttf2woff(), dest('dist'));
}`,
    trial: {
      project: { file: 'src/{name}.ttf', good: font, bad: 'no font\n', gives: 'dist/{name}.woff' },
      files: { 'src/a.ttf': font },
      expect: { 'dist/a.woff': { startsWith: '774f4646' } },
    },
  },
  {
    name: 'gulp-fonter',
    job: 'fonts',
    summary: {
      en: 'Converts fonts to other formats, such as TrueType to WOFF.',
      'zh-Hans': '转换字体格式，例如把 TrueType 转换成 WOFF。',
    },
    searches: {
      en: ['otf to ttf', 'eot fonts', 'opentype conversion', 'gulp-ttf2eot'],
      'zh-Hans': ['otf 转 ttf', 'eot 字体', 'opentype 转换', 'gulp-ttf2eot'],
    },
    note: {
      en: 'It joins paths with a backslash: except on Windows, names and folders are wrong. Use gulp-fonter-unx.',
      'zh-Hans':
        '它用反斜杠拼接路径，在 Windows 以外，文件名和目录都会出错。请改用 gulp-fonter-unx。',
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
    trial: {
      project: { file: 'src/{name}.ttf', good: font, bad: 'no font\n', gives: 'dist/{name}.woff' },
      files: { 'src/a.ttf': font },
      expect: { 'dist/a.woff': { startsWith: '774f4646' }, 'dist/a.eot': { contains: 'LP' } },
    },
  },
];
