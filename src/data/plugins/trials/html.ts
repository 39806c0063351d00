import type { Trials } from './schema';

export const html: Trials = {
  'gulp-htmlmin': {
    project: {
      file: 'src/{name}.html',
      good: '<main>\n  <p>Hello</p>\n</main>\n',
      bad: '<main <p></\n',
      gives: 'dist/{name}.html',
    },
    files: { 'src/index.html': '<main>\n  <p>Hello</p>\n</main>\n' },
    expect: { 'dist/index.html': { contains: '<main><p>Hello</p></main>' } },
  },
  'gulp-file-include': {
    project: {
      file: 'src/{name}.html',
      good: '<h1>Hello</h1>\n',
      bad: "@@include('./missing.html')\n",
      gives: 'dist/{name}.html',
    },
    files: {},
    expect: { 'dist/index.html': { contains: '<h1>Hello</h1>' } },
  },
  'gulp-inject': {
    files: { 'src/main.js': 'var a = 1;\n', 'src/main.css': 'a { color: navy; }\n' },
    expect: { 'dist/index.html': { contains: '<script src="main.js"></script>' } },
  },
  'gulp-useref': {
    project: {
      file: 'src/{name}.html',
      good: '<h1>Hello</h1>\n',
      bad: '<!-- build:js all.js -->\n<script src="missing.js"></script>\n<!-- endbuild -->\n',
      gives: 'dist/{name}.html',
    },
    files: {},
    expect: {
      'dist/index.html': { contains: '<script src="all.js"></script>' },
      'dist/all.js': { contains: 'var b = 2;' },
    },
  },
  'gulp-html-replace': {
    project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
    files: {},
    expect: {
      'dist/index.html': { contains: '<script src="all.min.js"></script>', lacks: 'b.js' },
    },
  },
};
