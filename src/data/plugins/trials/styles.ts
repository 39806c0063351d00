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
};
