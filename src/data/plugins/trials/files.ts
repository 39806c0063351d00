import { png } from './bytes';
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
  'gulp-footer': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      gives: 'dist/{name}.js',
    },
    files: { 'src/a.js': 'var a = 1;\n' },
    expect: { 'dist/a.js': { contains: 'var a = 1;\n/* my-project */' } },
  },
  'gulp-order': {
    project: { file: 'src/{name}.js', good: 'var answer = 42;\nconsole.log(answer);\n' },
    files: {
      'src/a.js': 'var a = 1;\n',
      'src/main.js': 'var main = 1;\n',
      'src/vendor/lib.js': 'var lib = 1;\n',
    },
    expect: { 'dist/all.js': { contains: 'var lib = 1;\n\nvar main = 1;\n\nvar a = 1;\n' } },
  },
  'gulp-sort': {
    project: { file: 'src/{name}.txt', good: 'Hello\n' },
    // gulp itself reads C before b, and both before what is in the folder.
    files: { 'src/C.txt': 'C\n', 'src/b.txt': 'b\n', 'src/a/z.txt': 'z\n' },
    expect: { 'dist/all.txt': { contains: 'z\n\nb\n\nC\n' } },
  },
  'gulp-ignore': {
    project: {
      file: 'src/{name}.txt',
      good: 'Hello\n',
      gives: 'dist/{name}.txt',
      passes: 'dist/picture.bin',
    },
    files: {
      'src/a.js': 'var a = 1;\n',
      'src/a.js.map': '{}\n',
      'src/deep/b.css.map': '{}\n',
      'src/a.png': png,
    },
    expect: {
      'dist/a.js': { sameAs: 'src/a.js' },
      'dist/a.js.map': { absent: true },
      'dist/deep/b.css.map': { absent: true },
      'dist/a.png': { sameAs: 'src/a.png' },
    },
  },
  'gulp-insert': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      gives: 'dist/{name}.js',
    },
    files: { 'src/a.js': 'var a = 1;\n' },
    expect: { 'dist/a.js': { contains: '/* my-project */var a = 1;\n/* the end */' } },
  },
  'gulp-print': {
    project: { file: 'src/{name}.txt', good: 'Hello\n', gives: 'dist/{name}.txt' },
    files: { 'src/a.txt': 'Hello\n', 'src/deep/b.txt': 'Hello\n' },
    prints: ['src/a.txt', 'src/deep/b.txt'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
  rimraf: {
    files: {
      'dist/a.txt': 'a\n',
      'dist/deep/b.txt': 'b\n',
      'src/a.tmp': 'a\n',
      'src/deep/b.tmp': 'b\n',
      'src/keep.txt': 'kept\n',
    },
    expect: {
      dist: { absent: true },
      'src/a.tmp': { absent: true },
      'src/deep/b.tmp': { absent: true },
      'src/keep.txt': { contains: 'kept' },
    },
  },
};
