import type { Trials } from './schema';

const plainCss = 'a {\n  color: #ff0000;\n  user-select: none;\n}\n';

export const styles: Trials = {
  'gulp-sass': {
    project: {
      file: 'src/{name}.scss',
      good: '$ink: navy;\na { b { color: $ink; } }\n',
      bad: 'a { color: $missing; }\n',
      gives: 'dist/{name}.css',
    },
    files: { 'src/main.scss': '$ink: navy;\na { b { color: $ink; } }\n' },
    expect: { 'dist/main.css': { contains: 'a b', lacks: '$ink' } },
  },
  'gulp-less': {
    project: {
      file: 'src/{name}.less',
      good: '@ink: navy;\na { b { color: @ink; } }\n',
      bad: 'a { color: @missing; }\n',
      gives: 'dist/{name}.css',
    },
    files: { 'src/main.less': '@ink: navy;\na { b { color: @ink; } }\n' },
    expect: { 'dist/main.css': { contains: 'a b', lacks: '@ink' } },
  },
  'gulp-stylus': {
    project: {
      file: 'src/{name}.styl',
      good: 'ink = navy\na\n  color ink\n',
      bad: 'a\n  color: {\n',
      gives: 'dist/{name}.css',
    },
    files: { 'src/main.styl': 'ink = navy\na\n  b\n    color ink\n' },
    expect: { 'dist/main.css': { contains: 'a b{color' } },
  },
  'gulp-postcss': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: { 'src/main.css': plainCss },
    expect: { 'dist/main.css': { contains: '-webkit-user-select: none' } },
  },
  'gulp-autoprefixer': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: { 'src/main.css': plainCss },
    expect: { 'dist/main.css': { contains: '-webkit-user-select: none' } },
  },
  'gulp-clean-css': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: {
      'src/main.css': plainCss,
      'src/modern.css':
        '@layer base {\n  a {\n    color: red;\n  }\n}\n@container (width > 30em) {\n  b {\n    color: red;\n  }\n}\n',
    },
    expect: {
      'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' },
      'dist/modern.css': { contains: '@layer base' },
    },
  },
  'gulp-cssnano': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: {
      'src/main.css': plainCss,
      'src/modern.css':
        '@layer base {\n  a {\n    color: red;\n  }\n}\n@container (width > 30em) {\n  b {\n    color: red;\n  }\n}\ni {\n  color: red;\n  & u {\n    color: blue;\n  }\n}\n',
    },
    expect: {
      'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' },
      'dist/modern.css': { contains: '@layer base' },
    },
    after: 'grep -q @container dist/modern.css && grep -q blue dist/modern.css',
  },
  'gulp-csso': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: {
      'src/main.css': plainCss,
      'src/modern.css':
        '@media (width >= 600px) {\n  a {\n    color: red;\n  }\n}\ni {\n  color: red;\n  & u {\n    color: blue;\n  }\n}\n',
    },
    expect: {
      'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' },
      'dist/modern.css': { contains: '& u' },
    },
    after: 'grep -q 600px dist/modern.css',
  },
  'gulp-cssmin': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: { 'src/main.css': plainCss },
    expect: { 'dist/main.css': { contains: 'a{color:red', smallerThan: 'src/main.css' } },
  },
  'gulp-dart-sass': {
    project: {
      file: 'src/{name}.scss',
      good: '$ink: navy;\na { b { color: $ink; } }\n',
      bad: 'a { color: $missing; }\n',
      gives: 'dist/{name}.css',
    },
    files: {
      'src/_ink.scss': '$ink: navy;\n',
      'src/deep/main.scss': '@use "../ink";\na { b { color: ink.$ink; } }\n',
      'src/old.sass': 'a\n  color: red\n',
    },
    expect: {
      'dist/deep/main.css': { contains: 'a b {\n  color: navy;' },
      'dist/old.css': { contains: 'a {\n  color: red;' },
      'dist/_ink.css': { absent: true },
    },
  },
  'gulp-group-css-media-queries': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: '@layer base {\n  a {\n    color: red;\n  }\n}\n',
      gives: 'dist/{name}.css',
    },
    files: {
      'src/main.css':
        '@media (width >= 600px) { a { color: red; } }\ni { color: blue; }\n@media (width >= 600px) { b { color: red; } }\n',
    },
    expect: {
      'dist/main.css': {
        contains:
          'i {\n  color: blue;\n}\n\n@media (width >= 600px) {\n  a {\n    color: red;\n  }\n\n  b {\n    color: red;\n  }\n}',
      },
    },
  },
  'gulp-purgecss': {
    project: {
      file: 'src/{name}.css',
      good: 'a {\n  color: #ff0000;\n}\n',
      bad: 'a { color: red',
      gives: 'dist/{name}.css',
    },
    files: {
      'src/index.html': '<p class="card sm:flex w-1/2"><a href="#top">Top</a><br/></p>\n',
      'src/menu.js': "document.body.classList.add('is-open');\n",
      'src/used.css': [
        '.card { color: red; & a { color: blue; } }',
        '.sm\\:flex { display: flex; }',
        '@layer base { .w-1\\/2 { width: 50%; } }',
        '@container (width > 30em) { a[href^="#"] { color: red; } }',
        'br, .is-open { margin: 0; }\n',
      ].join('\n'),
      'src/unused.css': '.gone { color: red; }\n.card .gone, .card { margin: 0; }\n',
    },
    expect: {
      'dist/used.css': { sameAs: 'src/used.css' },
      'dist/unused.css': { contains: '.card { margin: 0; }', lacks: 'gone' },
    },
  },
};
