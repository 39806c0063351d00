import type { Trials } from './schema';

export const files: Trials = {
  'gulp-rename': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.min.txt' },
    files: { 'src/a.txt': 'Hello\n' },
    expect: { 'dist/a.min.txt': { sameAs: 'src/a.txt' } },
  },
  'gulp-replace': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: { 'src/a.txt': 'Version @version\n' },
    expect: { 'dist/a.txt': { contains: 'Version 1.2.3' } },
  },
  'gulp-header': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      gives: 'dist/{name}.js',
    },
    files: { 'src/a.js': 'var a = 1;\n' },
    expect: { 'dist/a.js': { contains: '/* my-project */var a = 1;' } },
  },
  'gulp-flatten': {
    project: { file: 'src/{name}.txt', good: 'Hello\n' },
    files: { 'src/one/two/a.txt': 'Hello\n' },
    expect: { 'dist/a.txt': { sameAs: 'src/one/two/a.txt' } },
  },
  'gulp-sourcemaps': {
    project: { file: 'src/{name}.js', good: 'var answer = 42;\nconsole.log(answer);\n' },
    files: { 'src/a.js': 'var a = 1;\n', 'src/b.js': 'var b = 2;\n' },
    expect: {
      'dist/all.js': { contains: '//# sourceMappingURL=all.js.map' },
      'dist/all.js.map': { contains: '"b.js"' },
    },
  },
  'gulp-json-editor': {
    project: {
      file: 'src/{name}.json',
      good: '{ "name": "a" }\n',
      bad: '{ "name": \n',
      gives: 'dist/{name}.json',
    },
    files: { 'src/a.json': '{ "name": "a" }\n' },
    expect: { 'dist/a.json': { contains: '"private": true' } },
  },
  'gulp-bump': {
    files: { 'src/manifest.json': '{ "version": "1.2.3" }\n' },
    expect: { 'dist/manifest.json': { contains: '"1.3.0"' } },
  },
  del: {
    files: { 'dist/a.txt': 'a\n', 'dist/keep.txt': 'b\n', 'dist/deep/b.txt': 'b\n' },
    expect: { 'dist/a.txt': { absent: true }, 'dist/keep.txt': { contains: 'b' } },
  },
  'gulp-clean': {
    files: { 'dist/a.txt': 'a\n' },
    expect: { 'dist/a.txt': { absent: true } },
  },
  'gulp-util': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: { 'src/a.txt': 'Hello\n' },
    prints: ['copying'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
};
