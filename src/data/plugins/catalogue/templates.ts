import type { CatalogueEntry } from '../schema';

export const templates: readonly CatalogueEntry[] = [
  {
    name: 'gulp-pug',
    job: 'templates',
    summary: {
      en: 'Renders Pug templates to HTML.',
      'zh-Hans': '把 Pug 模板渲染成 HTML。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import pug from 'gulp-pug';

export function pages() {
  return pipeline(src('src/**/*.pug'), pug({ data: { title: 'Hello' } }), dest('dist'));
}`,
  },
  {
    name: 'gulp-nunjucks',
    job: 'templates',
    summary: {
      en: 'Renders Nunjucks templates, or compiles them for the browser.',
      'zh-Hans': '渲染 Nunjucks 模板，或为浏览器预编译。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import { nunjucksCompile } from 'gulp-nunjucks';

export function pages() {
  return pipeline(src('src/**/*.njk'), nunjucksCompile({ title: 'Hello' }), dest('dist'));
}`,
  },
  {
    name: 'gulp-ejs',
    job: 'templates',
    summary: {
      en: 'Renders EJS templates.',
      'zh-Hans': '渲染 EJS 模板。',
    },
    companions: ['gulp-rename@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import ejs from 'gulp-ejs';
import rename from 'gulp-rename';

export function pages() {
  return pipeline(
    src('src/**/*.ejs'),
    ejs({ title: 'Hello' }),
    rename({ extname: '.html' }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-handlebars',
    job: 'templates',
    summary: {
      en: 'Precompiles Handlebars templates to JavaScript.',
      'zh-Hans': '把 Handlebars 模板预编译成 JavaScript。',
    },
    input: { 'src/card.hbs': '<h1>{{title}}</h1>\n' },
    companions: ['handlebars@4'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import handlebars from 'gulp-handlebars';
import compiler from 'handlebars';

export function templates() {
  return pipeline(
    src('src/**/*.hbs'),
    handlebars({ handlebars: compiler }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-template',
    job: 'templates',
    summary: {
      en: 'Fills Lodash templates with your data.',
      'zh-Hans': '用你的数据填充 Lodash 模板。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import template from 'gulp-template';

export function pages() {
  return pipeline(src('src/**/*.html'), template({ title: 'Hello' }), dest('dist'));
}`,
  },
  {
    name: 'gulp-markdown',
    job: 'templates',
    summary: {
      en: 'Turns Markdown into HTML.',
      'zh-Hans': '把 Markdown 转换成 HTML。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import markdown from 'gulp-markdown';

export function pages() {
  return pipeline(src('src/**/*.md'), markdown(), dest('dist'));
}`,
  },
  {
    name: 'gulp-nunjucks-render',
    job: 'templates',
    summary: {
      en: 'Renders Nunjucks templates, with a folder for partial files and layouts.',
      'zh-Hans': '渲染 Nunjucks 模板，可指定片段和布局所在的目录。',
    },
    input: {
      'src/index.njk': '{% include "title.html" %}\n',
      'src/parts/title.html': '<h1>{{ title }}</h1>\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import nunjucks from 'gulp-nunjucks-render';

export function pages() {
  return pipeline(
    src('src/**/*.njk'),
    nunjucks({ path: ['src/parts'], data: { title: 'Hello' } }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-data',
    job: 'templates',
    summary: {
      en: 'Puts data on each file for the template plugin behind it.',
      'zh-Hans': '给每个文件附上数据，供后面的模板插件使用。',
    },
    companions: ['gulp-template@6'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import data from 'gulp-data';
import template from 'gulp-template';

export function pages() {
  return pipeline(
    src('src/**/*.html'),
    data((file) => ({ title: file.stem })),
    template(),
    dest('dist'),
  );
}`,
  },
];
