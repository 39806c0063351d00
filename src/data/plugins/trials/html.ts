import type { Trials } from './schema';

export const html: Trials = {
  'gulp-htmlmin': {
    files: { 'src/index.html': '<main>\n  <p>Hello</p>\n</main>\n' },
    expect: { 'dist/index.html': { contains: '<main><p>Hello</p></main>' } },
  },
  'gulp-file-include': {
    files: {
      'src/index.html': '<main>@@include(\'./parts/title.html\', { "title": "Hello" })</main>\n',
      'src/parts/title.html': '<h1>@@title</h1>',
    },
    expect: { 'dist/index.html': { contains: '<main><h1>Hello</h1></main>' } },
  },
  'gulp-inject': {
    files: {
      'src/index.html':
        '<head>\n<!-- inject:css -->\n<!-- endinject -->\n</head>\n<!-- inject:js -->\n<!-- endinject -->\n',
      'src/main.js': 'var a = 1;\n',
      'src/main.css': 'a { color: navy; }\n',
    },
    expect: { 'dist/index.html': { contains: '<script src="main.js"></script>' } },
  },
  'gulp-useref': {
    files: {
      'src/index.html':
        '<!-- build:js all.js -->\n<script src="a.js"></script>\n<script src="b.js"></script>\n<!-- endbuild -->\n',
      'src/a.js': 'var a = 1;\n',
      'src/b.js': 'var b = 2;\n',
    },
    expect: {
      'dist/index.html': { contains: '<script src="all.js"></script>' },
      'dist/all.js': { contains: 'var b = 2;' },
    },
  },
};
