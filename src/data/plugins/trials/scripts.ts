import type { Trials } from './schema';

const modules = {
  'src/main.js': "import { greet } from './greet.js';\n\nconsole.log(greet('gulp'));\n",
  'src/greet.js': 'export const greet = (name) => `Hello ${name}`;\n',
};

export const scripts: Trials = {
  'gulp-babel': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: { 'src/main.js': 'const double = (n) => n * 2;\nconsole.log(double(2));\n' },
    expect: { 'dist/main.js': { contains: 'function', lacks: '=>' } },
    after: 'node dist/main.js',
  },
  'gulp-uglify': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: {
      'src/main.js': 'function add(first, second) {\n  return first + second;\n}\nadd(1, 2);\n',
    },
    expect: { 'dist/main.js': { lacks: 'second', smallerThan: 'src/main.js' } },
  },
  'gulp-terser': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: {
      'src/main.js': 'const add = (first, second) => {\n  return first + second;\n};\nadd(1, 2);\n',
    },
    expect: { 'dist/main.js': { lacks: 'second', smallerThan: 'src/main.js' } },
  },
  'gulp-concat': {
    project: { file: 'src/{name}.js', good: 'var answer = 42;\nconsole.log(answer);\n' },
    files: { 'src/lib/z.js': 'var a = 1;\n', 'src/a.js': 'var b = a + 1;\n' },
    expect: { 'dist/all.js': { contains: 'var a = 1;\n\nvar b = a + 1;' } },
  },
  'gulp-strip-debug': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: { 'src/main.js': "debugger;\nconsole.log('test');\nvar kept = 1;\n" },
    expect: { 'dist/main.js': { contains: 'kept', lacks: "log('test')" } },
  },
  'gulp-esbuild': {
    files: modules,
    expect: { 'dist/bundle.js': { contains: 'Hello', lacks: 'import' } },
    after: 'node dist/bundle.js | grep "Hello gulp"',
  },
  'webpack-stream': {
    files: modules,
    expect: { 'dist/bundle.js': { contains: 'Hello', lacks: 'import' } },
    after: 'node dist/bundle.js | grep "Hello gulp"',
  },
  '@rollup/stream': {
    files: modules,
    expect: { 'dist/bundle.js': { contains: 'Hello', lacks: 'import' } },
    after: 'node dist/bundle.js | grep "Hello gulp"',
  },
  'vinyl-source-stream': {
    files: {
      'src/main.js': "var greet = require('./greet');\nconsole.log(greet('gulp'));\n",
      'src/greet.js': "module.exports = function (name) {\n  return 'Hello ' + name;\n};\n",
    },
    after: 'node dist/bundle.js | grep "Hello gulp"',
  },
  'vinyl-buffer': {
    files: {
      'src/main.js': "var greet = require('./greet');\nconsole.log(greet('gulp'));\n",
      'src/greet.js': "module.exports = function (name) {\n  return 'Hello ' + name;\n};\n",
    },
    after: 'node dist/bundle.js | grep "Hello gulp"',
  },
};
