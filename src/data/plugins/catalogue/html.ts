import type { CatalogueEntry } from '../schema';

export const html: readonly CatalogueEntry[] = [
  {
    name: 'gulp-htmlmin',
    job: 'html',
    summary: {
      en: 'Minifies HTML.',
      'zh-Hans': '压缩 HTML。',
    },
    deprecated: {
      en: 'Its html-minifier is given up. The package html-minifier-terser goes on.',
      'zh-Hans': '它依赖的 html-minifier 已停止维护，后续版本是 html-minifier-terser 这个包。',
    },
    instead: ['html-minifier-terser'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import htmlmin from 'gulp-htmlmin';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    htmlmin({ collapseWhitespace: true }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-file-include',
    job: 'html',
    summary: {
      en: 'Puts partial files into pages, with variables and conditions.',
      'zh-Hans': '把片段文件插入页面，支持变量和条件。',
    },
    input: {
      'src/index.html': '<main>@@include(\'./parts/title.html\', { "title": "Hello" })</main>\n',
      'src/parts/title.html': '<h1>@@title</h1>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import fileInclude from 'gulp-file-include';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    fileInclude({ prefix: '@@', basepath: '@file' }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-inject',
    job: 'html',
    summary: {
      en: 'Writes script and link tags into a page, one for each file.',
      'zh-Hans': '在页面中为每个文件写入 script 或 link 标签。',
    },
    input: {
      'src/index.html':
        '<head>\n<!-- inject:css -->\n<!-- endinject -->\n</head>\n<!-- inject:js -->\n<!-- endinject -->\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import inject from 'gulp-inject';

export function pages() {
  const assets = src('src/*.{js,css}', { read: false });

  return pipeline(
    src('src/index.html'),
    inject(assets, { relative: true }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-useref',
    job: 'html',
    summary: {
      en: 'Joins the scripts and styles that a page names in comment blocks.',
      'zh-Hans': '合并页面注释块里列出的脚本和样式。',
    },
    input: {
      'src/index.html':
        '<!-- build:js all.js -->\n<script src="a.js"></script>\n<script src="b.js"></script>\n<!-- endbuild -->\n',
      'src/a.js': 'var a = 1;\n',
      'src/b.js': 'var b = 2;\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import useref from 'gulp-useref';

export function pages() {
  return pipeline(src('src/**/*.html'), useref(), dest('dist'));
}`,
  },
  {
    name: 'gulp-html-replace',
    job: 'html',
    summary: {
      en: 'Replaces marked blocks of a page with tags for the files that you name.',
      'zh-Hans': '把页面中标记的区块替换成指向指定文件的标签。',
    },
    input: {
      'src/index.html':
        '<!-- build:js -->\n<script src="a.js"></script>\n<script src="b.js"></script>\n<!-- endbuild -->\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import htmlReplace from 'gulp-html-replace';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    htmlReplace({ js: 'all.min.js' }),
    dest('dist'),
  );
}`,
  },
];
