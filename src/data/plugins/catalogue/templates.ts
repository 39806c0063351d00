import type { CatalogueEntry } from '../schema';

export const templates: readonly CatalogueEntry[] = [
  {
    name: 'gulp-pug',
    job: 'templates',
    summary: {
      en: 'Renders Pug templates to HTML.',
      'zh-Hans': '把 Pug 模板渲染成 HTML。',
    },
    recipe: `import { src, dest } from 'gulp';
import pug from 'gulp-pug';

export function pages() {
  return src('src/*.pug').pipe(pug({ data: { title: 'Hello' } })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-nunjucks',
    job: 'templates',
    summary: {
      en: 'Renders Nunjucks templates, or compiles them for the browser.',
      'zh-Hans': '渲染 Nunjucks 模板，或为浏览器预编译。',
    },
    recipe: `import { src, dest } from 'gulp';
import { nunjucksCompile } from 'gulp-nunjucks';

export function pages() {
  return src('src/*.njk').pipe(nunjucksCompile({ title: 'Hello' })).pipe(dest('dist'));
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
    recipe: `import { src, dest } from 'gulp';
import ejs from 'gulp-ejs';
import rename from 'gulp-rename';

export function pages() {
  return src('src/*.ejs')
    .pipe(ejs({ title: 'Hello' }))
    .pipe(rename({ extname: '.html' }))
    .pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-handlebars',
    job: 'templates',
    summary: {
      en: 'Precompiles Handlebars templates to JavaScript.',
      'zh-Hans': '把 Handlebars 模板预编译成 JavaScript。',
    },
    companions: ['handlebars@4'],
    recipe: `import { src, dest } from 'gulp';
import handlebars from 'gulp-handlebars';
import compiler from 'handlebars';

export function templates() {
  return src('src/*.hbs').pipe(handlebars({ handlebars: compiler })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-template',
    job: 'templates',
    summary: {
      en: 'Fills Lodash templates with your data.',
      'zh-Hans': '用你的数据填充 Lodash 模板。',
    },
    recipe: `import { src, dest } from 'gulp';
import template from 'gulp-template';

export function pages() {
  return src('src/*.html').pipe(template({ title: 'Hello' })).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-markdown',
    job: 'templates',
    summary: {
      en: 'Turns Markdown into HTML.',
      'zh-Hans': '把 Markdown 转换成 HTML。',
    },
    recipe: `import { src, dest } from 'gulp';
import markdown from 'gulp-markdown';

export function pages() {
  return src('src/*.md').pipe(markdown()).pipe(dest('dist'));
}`,
  },
];
