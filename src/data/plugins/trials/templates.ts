import type { Trials } from './schema';

export const templates: Trials = {
  'gulp-pug': {
    files: { 'src/index.pug': 'h1= title\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-nunjucks': {
    files: { 'src/index.njk': '<h1>{{ title }}</h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-ejs': {
    files: { 'src/index.ejs': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-handlebars': {
    files: { 'src/card.hbs': '<h1>{{title}}</h1>\n' },
    expect: { 'dist/card.js': { contains: 'lookupProperty(' } },
  },
  'gulp-template': {
    files: { 'src/index.html': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-markdown': {
    files: { 'src/index.md': '# Hello\n' },
    expect: { 'dist/index.html': { contains: 'Hello</h1>' } },
  },
};
