import type { Trials } from './schema';

export const templates: Trials = {
  'gulp-pug': {
    project: {
      file: 'src/{name}.pug',
      good: 'h1= title\n',
      bad: 'h1(\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.pug': 'h1= title\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-nunjucks': {
    project: {
      file: 'src/{name}.njk',
      good: '<h1>{{ title }}</h1>\n',
      bad: '{% if %}\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.njk': '<h1>{{ title }}</h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-ejs': {
    project: {
      file: 'src/{name}.ejs',
      good: '<h1><%= title %></h1>\n',
      bad: '<% if ( %>\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.ejs': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-handlebars': {
    project: {
      file: 'src/{name}.hbs',
      good: '<h1>{{title}}</h1>\n',
      bad: '{{#if}\n',
      gives: 'dist/{name}.js',
    },
    files: {},
    expect: { 'dist/card.js': { contains: 'lookupProperty(' } },
  },
  'gulp-template': {
    project: {
      file: 'src/{name}.html',
      good: '<h1><%= title %></h1>\n',
      bad: '<%= missing %>\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.html': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-markdown': {
    project: { file: 'src/{name}.md', good: '# Hello\n', gives: 'dist/{name}.html' },
    files: { 'src/index.md': '# Hello\n' },
    expect: { 'dist/index.html': { contains: 'Hello</h1>' } },
  },
  'gulp-nunjucks-render': {
    project: {
      file: 'src/{name}.njk',
      good: '<h1>{{ title }}</h1>\n',
      bad: '{% if %}\n',
      gives: 'dist/{name}.html',
    },
    files: {},
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-data': {
    project: {
      file: 'src/{name}.html',
      good: '<h1><%= title %></h1>\n',
      bad: '<%= missing %>\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.html': '<h1><%= title %></h1>\n' },
    expect: { 'dist/index.html': { contains: '<h1>index</h1>' } },
  },
};
