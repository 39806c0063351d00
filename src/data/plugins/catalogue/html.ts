import type { CatalogueEntry } from '../schema';

export const html: readonly CatalogueEntry[] = [
  {
    name: 'gulp-htmlmin',
    job: 'html',
    summary: {
      en: 'Minifies HTML.',
      'zh-Hans': '压缩 HTML。',
    },
    recipe: `import { src, dest } from 'gulp';
import htmlmin from 'gulp-htmlmin';

export function pages() {
  return src('src/*.html').pipe(htmlmin({ collapseWhitespace: true })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-file-include',
    job: 'html',
    summary: {
      en: 'Puts partial files into pages, with variables and conditions.',
      'zh-Hans': '把片段文件插入页面，支持变量和条件。',
    },
    recipe: `import { src, dest } from 'gulp';
import fileInclude from 'gulp-file-include';

export function pages() {
  return src('src/*.html')
    .pipe(fileInclude({ prefix: '@@', basepath: '@file' }))
    .pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-inject',
    job: 'html',
    summary: {
      en: 'Writes script and link tags into a page, one for each file.',
      'zh-Hans': '在页面中为每个文件写入 script 或 link 标签。',
    },
    recipe: `import { src, dest } from 'gulp';
import inject from 'gulp-inject';

export function pages() {
  const assets = src('src/*.{js,css}', { read: false });

  return src('src/index.html').pipe(inject(assets, { relative: true })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-useref',
    job: 'html',
    summary: {
      en: 'Joins the scripts and styles that a page names in comment blocks.',
      'zh-Hans': '合并页面注释块里列出的脚本和样式。',
    },
    recipe: `import { src, dest } from 'gulp';
import useref from 'gulp-useref';

export function pages() {
  return src('src/*.html').pipe(useref()).pipe(dest('dist'));
}`,
  },
];
