import type { Trials } from './schema';

export const files: Trials = {
  'gulp-rename': {
    files: { 'src/a.txt': 'Hello\n' },
    expect: { 'dist/a.min.txt': { sameAs: 'src/a.txt' } },
  },
  'gulp-replace': {
    files: { 'src/a.txt': 'Version @version\n' },
    expect: { 'dist/a.txt': { contains: 'Version 1.2.3' } },
  },
  'gulp-header': {
    files: { 'src/a.js': 'var a = 1;\n' },
    expect: { 'dist/a.js': { contains: '/* my-project */var a = 1;' } },
  },
  'gulp-flatten': {
    files: { 'src/one/two/a.txt': 'Hello\n' },
    expect: { 'dist/a.txt': { sameAs: 'src/one/two/a.txt' } },
  },
  'gulp-sourcemaps': {
    files: { 'src/a.js': 'var a = 1;\n', 'src/b.js': 'var b = 2;\n' },
    expect: {
      'dist/all.js': { contains: '//# sourceMappingURL=all.js.map' },
      'dist/all.js.map': { contains: '"b.js"' },
    },
  },
  'gulp-json-editor': {
    files: { 'src/a.json': '{ "name": "a" }\n' },
    expect: { 'dist/a.json': { contains: '"private": true' } },
  },
  'gulp-bump': {
    files: { 'src/manifest.json': '{ "version": "1.2.3" }\n' },
    expect: { 'dist/manifest.json': { contains: '"1.3.0"' } },
  },
  del: {
    files: { 'dist/a.txt': 'a\n', 'dist/keep.txt': 'b\n' },
    expect: { 'dist/a.txt': { absent: true }, 'dist/keep.txt': { contains: 'b' } },
  },
  'gulp-clean': {
    files: { 'dist/a.txt': 'a\n' },
    expect: { 'dist/a.txt': { absent: true } },
  },
  'gulp-util': {
    files: { 'src/a.txt': 'Hello\n' },
    prints: ['copying'],
    expect: { 'dist/a.txt': { sameAs: 'src/a.txt' } },
  },
};
