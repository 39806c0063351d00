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
  'gulp-uglify-es': {
    project: {
      file: 'src/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: {
      'src/main.js':
        'class Sum {\n  #first = 1;\n  add = (second) => this.#first + (second?.value ?? 0);\n}\nconsole.log(new Sum().add({ value: 2 }));\n',
    },
    expect: { 'dist/main.js': { lacks: 'second', smallerThan: 'src/main.js' } },
    after: 'test "$(node dist/main.js)" = 3',
  },
  browserify: {
    files: {
      'src/main.js':
        "const path = require('path');\nconst greet = require('./greet');\nconsole.log(greet(path.join('a', 'b')));\n",
      'src/greet.js': 'module.exports = (name) => `Hello ${name?.trim() ?? name}`;\n',
    },
    // Without require(), as in a browser.
    after:
      "node -e \"require('vm').runInNewContext(require('fs').readFileSync('dist/bundle.js', 'utf8'), { console })\" | grep \"Hello a/b\"",
    again: {
      files: { 'src/main.js': "import greet from './greet';\n" },
      exit: 1,
      prints: ['ParseError', "'import' and 'export' may appear only with 'sourceType: module'"],
    },
  },
  'gulp-declare': {
    project: { file: 'src/{name}.hbs', good: '<h1>{{title}}</h1>\n', gives: 'dist/{name}.js' },
    files: {
      'test/run.cjs': [
        "const assert = require('node:assert');",
        "const { readFileSync } = require('node:fs');",
        "const { runInThisContext } = require('node:vm');",
        "globalThis.Handlebars = require('handlebars');",
        "for (const file of ['dist/card.js', 'dist/shop/card.js']) {",
        "  runInThisContext(readFileSync(file, 'utf8'));",
        '}',
        "assert.equal(App.card({ title: 'Hello' }), '<h1>Hello</h1>\\n');",
        "assert.equal(App.shop.card({ price: 3 }), '<b>3</b>\\n');",
        '',
      ].join('\n'),
    },
    after: 'node test/run.cjs',
  },
  'gulp-better-rollup': {
    project: {
      file: 'src/pages/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: {
      'src/pages/home.js':
        "import { title } from '../config.js';\n\nconsole.log(title ?? 'no title');\n",
      'src/config.js': "export const title = 'Hello gulp';\n",
    },
    expect: { 'dist/home.js': { contains: 'Hello gulp', lacks: 'import' } },
    after: 'test "$(node dist/home.js)" = "Hello gulp"',
  },
  'vinyl-named': {
    project: {
      file: 'src/pages/{name}.js',
      good: 'var answer = 42;\nconsole.log(answer);\n',
      bad: 'var = ;\n',
      gives: 'dist/{name}.js',
    },
    files: {
      'src/pages/home.js': "import { greet } from '../greet.js';\n\nconsole.log(greet('home'));\n",
      'src/pages/shop/home.js':
        "import { greet } from '../../greet.js';\n\nconsole.log(greet('shop'));\n",
      'src/greet.js': 'export const greet = (name) => `Hello ${name}`;\n',
    },
    after:
      'test "$(node dist/home.js)" = "Hello home" && test "$(node dist/shop/home.js)" = "Hello shop"',
  },
};
