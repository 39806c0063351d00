import { png } from './bytes';
import type { Trials } from './schema';

const css = 'a { color: navy; }\n';

/** The second page names a file whose name ends like that of the manifest. */
const pages = {
  'src/index.html': '<link rel="stylesheet" href="main.css">\n',
  'src/other.html': '<link rel="stylesheet" href="domain.css">\n',
};
const rewritten = {
  'dist/index.html': { contains: 'href="main-0123456789.css"' },
  'dist/other.html': { contains: 'href="domain.css"' },
};

export const revisions: Trials = {
  'gulp-rev': {
    project: { file: 'src/{name}.css', good: 'a {\n  color: #ff0000;\n}\n' },
    files: { 'src/main.css': css },
    expect: { 'dist/rev-manifest.json': { contains: '"main.css": "main-' } },
  },
  'gulp-rev-rewrite': {
    project: {
      file: 'src/{name}.html',
      good: '<link rel="stylesheet" href="main.css">\n',
      gives: 'dist/{name}.html',
    },
    files: pages,
    expect: rewritten,
  },
  'gulp-rev-all': {
    project: { file: 'src/{name}.html', good: '<h1>Hello</h1>\n', gives: 'dist/{name}.html' },
    files: {
      'src/index.html': '<link rel="stylesheet" href="main.css">\n',
      'src/main.css': css,
      'src/a.png': png,
    },
    expect: {
      'dist/index.html': { contains: 'href="main.', lacks: 'main.css"' },
      'dist/main.css': { absent: true },
    },
    after: 'cmp dist/a.*.png src/a.png',
  },
  'gulp-rev-replace': {
    project: {
      file: 'src/{name}.html',
      good: '<link rel="stylesheet" href="main.css">\n',
      gives: 'dist/{name}.html',
    },
    files: pages,
    expect: rewritten,
  },
};
