import type { CatalogueEntry } from '../schema';
import { scriptFiles, scriptsAsText } from './sources';

const modules = {
  'src/main.js': "import { greet } from './greet.js';\n\nconsole.log(greet('gulp'));\n",
  'src/greet.js': 'export const greet = (name) => `Hello ${name}`;\n',
};

/** Two modules for a bundle, each with a text that a source map must lead back from. */
const markedModules = {
  'src/main.js': "// A comment.\nimport './part.js';\n\ndocument.title = 'mark-0';\n",
  'src/part.js': "\n\ndocument.lang = 'mark-1';\n",
};
const markedCommonJs = {
  'src/main.js': "// A comment.\nrequire('./part.js');\n\ndocument.title = 'mark-0';\n",
  'src/part.js': "\n\ndocument.lang = 'mark-1';\n",
};

export const scripts: readonly CatalogueEntry[] = [
  {
    name: 'gulp-babel',
    job: 'scripts',
    summary: {
      en: 'Compiles modern JavaScript for older browsers, with Babel.',
      'zh-Hans': '用 Babel 把新语法的 JavaScript 转译成旧浏览器能运行的代码。',
    },
    searches: {
      en: [
        'es6 to es5',
        'transpile',
        'jsx',
        'es2015',
        'ie11 support',
        'gulp-ng-annotate',
        'gulp-react',
        'require is not defined in the browser',
      ],
      'zh-Hans': [
        'es6 转 es5',
        '语法降级',
        'jsx 编译',
        '兼容 ie11',
        'es2015',
        'gulp-ng-annotate',
        'gulp-react',
        '浏览器里 require is not defined',
      ],
    },
    companions: ['@babel/core@7', '@babel/preset-env@7'],
    requires: ['@babel/core'],
    note: {
      en: 'It turns import into require(), which browsers lack. Bundle the files, or set modules: false in preset-env.',
      'zh-Hans': 'import 变成浏览器没有的 require()。请打包，或 preset-env 设 modules: false。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import babel from 'gulp-babel';

export function scripts() {
  return pipeline(
    src('src/**/*.js'),
    babel({ presets: [['@babel/preset-env', { targets: 'ie 11' }]] }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: { 'src/main.js': 'const double = (n) => n * 2;\nconsole.log(double(2));\n' },
      expect: { 'dist/main.js': { contains: 'function', lacks: '=>' } },
      after: 'node dist/main.js',
    },
  },
  {
    name: 'gulp-uglify',
    job: 'scripts',
    summary: {
      en: 'Minifies JavaScript with UglifyJS.',
      'zh-Hans': '用 UglifyJS 压缩 JavaScript。',
    },
    searches: {
      en: [
        'es5 minifier',
        'compress legacy scripts',
        'ie8 javascript',
        '`preserveComments` is not a supported option',
      ],
      'zh-Hans': ['压缩 es5', '旧语法 js 压缩', '`preserveComments` is not a supported option'],
    },
    note: {
      en: 'It drops license comments. The option { output: { comments: /^!|@license/ } } keeps them.',
      'zh-Hans': '许可证注释也会被删掉：要给 output.comments 设一个正则，才会保留。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import uglify from 'gulp-uglify';

export function scripts() {
  return pipeline(src('src/**/*.js'), uglify(), dest('dist'));
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: {
        'src/main.js': 'function add(first, second) {\n  return first + second;\n}\nadd(1, 2);\n',
      },
      expect: { 'dist/main.js': { lacks: 'second', smallerThan: 'src/main.js' } },
    },
  },
  {
    name: 'gulp-terser',
    job: 'scripts',
    summary: {
      en: 'Minifies modern JavaScript with Terser.',
      'zh-Hans': '用 Terser 压缩新语法的 JavaScript。',
    },
    searches: {
      en: [
        'obfuscate',
        'uglify',
        'compress javascript',
        'es6 minifier',
        'shrink js',
        'mangle names',
        'gulp-babel-minify',
      ],
      'zh-Hans': [
        'js 混淆',
        '丑化代码',
        'es6 压缩',
        'uglify',
        '压缩 js',
        'js 压缩',
        'gulp-babel-minify',
      ],
    },
    note: {
      en: 'It hangs at a folder: match only files, as src/**/*.js does. With sourcemaps: true, errors name the file.',
      'zh-Hans': '遇到目录，任务不结束：glob 要只匹配文件。设了 sourcemaps: true，报错才带文件名。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import terser from 'gulp-terser';

export function scripts() {
  return pipeline(src('src/**/*.js'), terser(), dest('dist'));
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: {
        'src/main.js':
          'const add = (first, second) => {\n  return first + second;\n};\nadd(1, 2);\n',
      },
      expect: { 'dist/main.js': { lacks: 'second', smallerThan: 'src/main.js' } },
    },
  },
  {
    name: 'gulp-concat',
    job: 'scripts',
    summary: { en: 'Joins several files into one.', 'zh-Hans': '把多个文件合并成一个。' },
    searches: {
      en: ['join files', 'merge files', 'combine scripts', 'bundle css files', 'glue js together'],
      'zh-Hans': ['js 合并', '合并 js', '拼接文件', 'css 合并成一个', '合成单个 js'],
    },
    note: {
      en: 'Within gulp-if or gulp-filter, plugins such as gulp-babel can change the order: sort with gulp-sort.',
      'zh-Hans': 'gulp-if、gulp-filter 配合 gulp-babel 等可能打乱顺序：用 gulp-sort 排序。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import concat from 'gulp-concat';

export function scripts() {
  return pipeline(src(['src/lib/*.js', 'src/**/*.js']), concat('all.js'), dest('dist'));
}`,
    trial: {
      project: scriptsAsText,
      files: { 'src/lib/z.js': 'var a = 1;\n', 'src/a.js': 'var b = a + 1;\n' },
      expect: { 'dist/all.js': { contains: 'var a = 1;\n\nvar b = a + 1;' } },
      maps: { gives: 'dist/all.js' },
    },
  },
  {
    name: 'gulp-strip-debug',
    job: 'scripts',
    summary: {
      en: 'Removes debugger statements and calls of console and alert from JavaScript.',
      'zh-Hans': '从 JavaScript 中去掉 debugger 语句，以及对 console 和 alert 的调用。',
    },
    searches: {
      en: ['remove console.log', 'drop logging in production', 'clean up logs'],
      'zh-Hans': ['去掉 console', '删除 console', '去除 console', '移除日志', '上线前清理调试代码'],
    },
    note: {
      en: 'Arguments go too: console.log(next()) no longer calls next().',
      'zh-Hans': '参数也会一并去掉，其中的函数不再被调用。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import stripDebug from 'gulp-strip-debug';

export function scripts() {
  return pipeline(src('src/**/*.js'), stripDebug(), dest('dist'));
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: { 'src/main.js': "debugger;\nconsole.log('test');\nalert('test');\nvar kept = 1;\n" },
      expect: { 'dist/main.js': { contains: 'kept', lacks: "'test'" } },
    },
  },
  {
    name: 'gulp-esbuild',
    job: 'scripts',
    summary: {
      en: 'Bundles JavaScript or TypeScript with esbuild.',
      'zh-Hans': '用 esbuild 打包 JavaScript 或 TypeScript。',
    },
    searches: {
      en: ['module bundler', 'js tree shaking', 'import npm packages', 'jsx bundling'],
      'zh-Hans': ['模块打包工具', 'js tree shaking', '打包 npm 依赖', 'jsx 打包'],
    },
    companions: ['esbuild@0.28'],
    requires: ['esbuild'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import esbuild from 'gulp-esbuild';

export function scripts() {
  return pipeline(
    src('src/main.js'),
    esbuild({ outfile: 'bundle.js', bundle: true }),
    dest('dist'),
  );
}`,
    trial: {
      files: modules,
      expect: { 'dist/bundle.js': { contains: 'Hello', lacks: 'import' } },
      after: 'node dist/bundle.js | grep "Hello gulp"',
      maps: {
        gives: 'dist/bundle.js',
        files: markedModules,
        own: { behind: 'bundle: true', option: "sourcemap: 'inline'" },
      },
    },
  },
  {
    name: 'webpack-stream',
    job: 'scripts',
    summary: { en: 'Runs webpack inside a stream.', 'zh-Hans': '在流里运行 webpack。' },
    searches: {
      en: ['gulp-webpack', 'vue single-file components', 'css-loader'],
      'zh-Hans': ['gulp-webpack', 'vue 单文件组件', 'css-loader'],
    },
    note: {
      en: 'It reads the files from disk: what plugins before it changed is lost. Use loaders of webpack instead.',
      'zh-Hans': '它从磁盘读取文件，前面插件的改动会丢失。请用 webpack 的 loader。',
    },
    companions: ['webpack@5'],
    requires: ['webpack'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import webpack from 'webpack-stream';

export function scripts() {
  return pipeline(
    src('src/main.js'),
    webpack({ mode: 'production', output: { filename: 'bundle.js' } }),
    dest('dist'),
  );
}`,
    trial: {
      files: modules,
      expect: { 'dist/bundle.js': { contains: 'Hello', lacks: 'import' } },
      after: 'node dist/bundle.js | grep "Hello gulp"',
      maps: {
        gives: 'dist/bundle.js',
        files: markedModules,
        own: { behind: "mode: 'production'", option: "devtool: 'inline-source-map'" },
      },
    },
  },
  {
    name: '@rollup/stream',
    job: 'scripts',
    summary: {
      en: 'Gives a Rollup bundle as a stream.',
      'zh-Hans': '以流的形式输出 Rollup 的打包结果。',
    },
    searches: {
      en: ['gulp-rollup', 'umd library', 'iife format', 'es module bundling'],
      'zh-Hans': ['gulp-rollup', '打包组件库', 'umd 格式', 'iife'],
    },
    companions: ['rollup@4', 'vinyl-source-stream@2'],
    requires: ['rollup'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import rollup from '@rollup/stream';
import source from 'vinyl-source-stream';

export function scripts() {
  return pipeline(
    rollup({ input: 'src/main.js', output: { format: 'iife' } }),
    source('bundle.js'),
    dest('dist'),
  );
}`,
    trial: {
      files: modules,
      expect: { 'dist/bundle.js': { contains: 'Hello', lacks: 'import' } },
      after: 'node dist/bundle.js | grep "Hello gulp"',
      maps: {
        gives: 'dist/bundle.js',
        files: markedModules,
        own: { behind: "format: 'iife'", option: "sourcemap: 'inline'" },
      },
    },
  },
  {
    name: 'vinyl-source-stream',
    job: 'scripts',
    summary: {
      en: 'Wraps a plain text stream, such as a Browserify bundle, in a Vinyl file.',
      'zh-Hans': '把普通的文本流（例如 Browserify 的打包结果）包装成 Vinyl 文件。',
    },
    searches: {
      en: ['readable stream to dest', 'fs.createreadstream', 'download stream to file'],
      'zh-Hans': ['可读流转 vinyl', 'fs.createreadstream', '下载流写成文件'],
    },
    companions: ['browserify@17'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import browserify from 'browserify';
import source from 'vinyl-source-stream';

export function scripts() {
  return pipeline(browserify('src/main.js').bundle(), source('bundle.js'), dest('dist'));
}`,
    trial: {
      files: {
        'src/main.js': "var greet = require('./greet');\nconsole.log(greet('gulp'));\n",
        'src/greet.js': "module.exports = function (name) {\n  return 'Hello ' + name;\n};\n",
      },
      after: 'node dist/bundle.js | grep "Hello gulp"',
      maps: false,
    },
  },
  {
    name: 'vinyl-buffer',
    job: 'scripts',
    summary: {
      en: 'Collects the streamed contents of a file in a buffer, which most plugins need.',
      'zh-Hans': '把文件的流式内容收进 Buffer，大多数插件都要求这种形式。',
    },
    searches: {
      en: ['gulp-buffer', 'stream to string', 'whole content at once'],
      'zh-Hans': ['gulp-buffer', 'stream 转 buffer', '一次读完整个流'],
    },
    companions: ['browserify@17', 'vinyl-source-stream@2', 'gulp-terser@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import browserify from 'browserify';
import source from 'vinyl-source-stream';
import buffer from 'vinyl-buffer';
import terser from 'gulp-terser';

export function scripts() {
  return pipeline(
    browserify('src/main.js').bundle(),
    source('bundle.js'),
    buffer(),
    terser(),
    dest('dist'),
  );
}`,
    trial: {
      files: {
        'src/main.js': "var greet = require('./greet');\nconsole.log(greet('gulp'));\n",
        'src/greet.js': "module.exports = function (name) {\n  return 'Hello ' + name;\n};\n",
      },
      after: 'node dist/bundle.js | grep "Hello gulp"',
      maps: false,
    },
  },
  {
    name: 'gulp-uglify-es',
    job: 'scripts',
    summary: {
      en: 'Minifies modern JavaScript with Terser, as gulp-terser does.',
      'zh-Hans': '用 Terser 压缩新语法的 JavaScript，与 gulp-terser 相同。',
    },
    searches: {
      en: ['uglify es2015', 'uglify-harmony', 'uglify async functions'],
      'zh-Hans': ['uglify es2015', 'uglify-harmony', 'uglify async 函数'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import uglifyEs from 'gulp-uglify-es'; // An object: the plugin is its default.

export function scripts() {
  return pipeline(src('src/**/*.js'), uglifyEs.default(), dest('dist'));
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: {
        'src/main.js':
          'class Sum {\n  #first = 1;\n  add = (second) => this.#first + (second?.value ?? 0);\n}\nconsole.log(new Sum().add({ value: 2 }));\n',
      },
      expect: { 'dist/main.js': { lacks: 'second', smallerThan: 'src/main.js' } },
      after: 'test "$(node dist/main.js)" = 3',
    },
  },
  {
    name: 'browserify',
    job: 'scripts',
    summary: {
      en: 'Bundles CommonJS modules, and everything that they require, into a script for the browser.',
      'zh-Hans': '把 CommonJS 模块及其依赖打包成浏览器能运行的脚本。',
    },
    searches: {
      en: [
        'watchify',
        'client-side require',
        'node polyfills',
        'npm packages frontend',
        'gulp-browserify',
        'gulp-bro',
      ],
      'zh-Hans': [
        '前端使用 require',
        'watchify',
        'node polyfill',
        'npm 包用于前端',
        'gulp-browserify',
        'gulp-bro',
      ],
    },
    note: {
      en: 'It fails at import and export. For ES modules, use gulp-esbuild or @rollup/stream.',
      'zh-Hans': '遇到 import、export 会出错。ES 模块请用 gulp-esbuild 或 @rollup/stream。',
    },
    instead: ['gulp-esbuild', '@rollup/stream'],
    companions: ['vinyl-source-stream@2'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { dest } from 'gulp';
import browserify from 'browserify';
import source from 'vinyl-source-stream';

export function scripts() {
  return pipeline(browserify('src/main.js').bundle(), source('bundle.js'), dest('dist'));
}`,
    trial: {
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
      maps: {
        gives: 'dist/bundle.js',
        files: markedCommonJs,
        own: { behind: "browserify('src/main.js'", option: '{ debug: true }' },
      },
    },
  },
  {
    name: 'gulp-declare',
    job: 'scripts',
    summary: {
      en: 'Makes each file a property of a global object, such as App.card for card.js.',
      'zh-Hans': '把每个文件变成全局对象的属性，例如 card.js 变成 App.card。',
    },
    searches: {
      en: ['js namespace', 'global variable templates', 'attach to window'],
      'zh-Hans': ['命名空间', '挂到 window 上', '模板全局变量'],
    },
    note: {
      en: 'Without processName, files with the same name in two folders overwrite each other.',
      'zh-Hans': '不设 processName 的话，不同目录里的同名文件会互相覆盖。',
    },
    input: { 'src/card.hbs': '<h1>{{title}}</h1>\n', 'src/shop/card.hbs': '<b>{{price}}</b>\n' },
    companions: ['handlebars@4', 'gulp-handlebars@5', 'gulp-wrap@0.15'],
    recipe: `import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import compiler from 'handlebars';
import handlebars from 'gulp-handlebars';
import wrap from 'gulp-wrap';
import declare from 'gulp-declare';

export function templates() {
  const processName = (file) => declare.processNameByPath(path.relative('src', file));

  return pipeline(
    src('src/**/*.hbs'),
    handlebars({ handlebars: compiler }),
    wrap('Handlebars.template(<%= contents %>)'),
    declare({ namespace: 'App', processName }),
    dest('dist'),
  );
}`,
    trial: {
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
  },
  {
    name: 'gulp-better-rollup',
    job: 'scripts',
    summary: {
      en: 'Bundles each file that passes with Rollup.',
      'zh-Hans': '用 Rollup 把流经的每个文件各打包成一个脚本。',
    },
    searches: {
      en: ['legacy rollup', 'separate rollup entries'],
      'zh-Hans': ['旧版 rollup', '逐个打包入口'],
    },
    note: {
      en: 'It needs Rollup 1, which drops one side of ?? without an error. Use @rollup/stream.',
      'zh-Hans': '它要求 Rollup 1，而 Rollup 1 会悄悄丢掉 ?? 的一边。请改用 @rollup/stream。',
    },
    instead: ['@rollup/stream'],
    companions: ['rollup@1'],
    requires: ['rollup'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import rollup from 'gulp-better-rollup';

export function scripts() {
  return pipeline(src('src/pages/**/*.js'), rollup({ format: 'iife' }), dest('dist'));
}`,
    trial: {
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
  },
  {
    name: 'vinyl-named',
    job: 'scripts',
    summary: {
      en: 'Names each file for webpack-stream, so that each becomes a separate bundle.',
      'zh-Hans': '给每个文件命名，让 webpack-stream 把它们各自打包。',
    },
    searches: {
      en: ['multiple entry points', 'webpack multi-page', 'chunk names', 'several bundles'],
      'zh-Hans': ['webpack 多入口', 'webpack 多页面', 'chunk 名称', '多个 entry'],
    },
    note: {
      en: 'Without a function, files of one name in two folders end in one bundle.',
      'zh-Hans': '不传函数的话，不同目录里的同名文件会打包到一起。',
    },
    companions: ['webpack@5', 'webpack-stream@7'],
    piped: {
      en: 'Its stream closes as soon as it is ended, which pipeline() takes for an error.',
      'zh-Hans': '它的流一结束就立即关闭，pipeline() 会把这当成错误。',
    },
    recipe: `import { src, dest } from 'gulp';
import named from 'vinyl-named';
import webpack from 'webpack-stream';

export function scripts() {
  return src('src/pages/**/*.js')
    .pipe(named((file) => file.relative.replace(/\\.js$/, '')))
    .pipe(webpack({ mode: 'production' }))
    .pipe(dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/pages/{name}.js',
        good: 'var answer = 42;\nconsole.log(answer);\n',
        bad: 'var = ;\n',
        gives: 'dist/{name}.js',
      },
      files: {
        'src/pages/home.js':
          "import { greet } from '../greet.js';\n\nconsole.log(greet('home'));\n",
        'src/pages/shop/home.js':
          "import { greet } from '../../greet.js';\n\nconsole.log(greet('shop'));\n",
        'src/greet.js': 'export const greet = (name) => `Hello ${name}`;\n',
      },
      after:
        'test "$(node dist/home.js)" = "Hello home" && test "$(node dist/shop/home.js)" = "Hello shop"',
      maps: false,
    },
  },
  {
    name: 'gulp-include',
    job: 'scripts',
    summary: {
      en: 'Puts other files into a script, where a comment names them.',
      'zh-Hans': '按脚本注释里的指令，把其他文件插入脚本。',
    },
    searches: {
      en: ['sprockets directives', 'include js partials', 'require_tree'],
      'zh-Hans': ['sprockets 指令', 'js 公共片段', 'js 插入片段'],
    },
    note: {
      en: 'Without hardFail, a missing file only prints WARN. In CSS and HTML, text after a comment is lost.',
      'zh-Hans':
        '不设 hardFail 时，缺文件只打印 WARN。CSS 和 HTML 中，注释同一行后面的内容会丢失。',
    },
    input: {
      'src/main.js': '//= include ../parts/answer.js\nconsole.log(answer);\n',
      'parts/answer.js': 'const answer = 42;\n',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import include from 'gulp-include';

export function scripts() {
  return pipeline(src('src/**/*.js'), include({ hardFail: true }), dest('dist'));
}`,
    trial: {
      project: { ...scriptsAsText, bad: '//= include missing.js\n', gives: 'dist/{name}.js' },
      files: {},
      expect: { 'dist/main.js': { contains: 'const answer = 42;\n', lacks: 'include' } },
      after: 'node dist/main.js',
    },
  },
  {
    name: 'gulp-coffee',
    job: 'scripts',
    summary: {
      en: 'Compiles CoffeeScript to JavaScript.',
      'zh-Hans': '把 CoffeeScript 编译成 JavaScript。',
    },
    searches: {
      en: ['coffee files', 'literate coffee', 'coffee to js'],
      'zh-Hans': ['coffee 转 js', 'coffee 文件', 'litcoffee'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import coffee from 'gulp-coffee';

export function scripts() {
  return pipeline(src('src/**/*.coffee'), coffee({ bare: true }), dest('dist'));
}`,
    trial: {
      project: {
        file: 'src/{name}.coffee',
        good: 'answer = 42\nconsole.log answer\n',
        bad: 'answer = (\n',
        gives: 'dist/{name}.js',
      },
      files: { 'src/main.coffee': 'double = (n) -> n * 2\nconsole.log double 2\n' },
      expect: { 'dist/main.js': { contains: 'double = function(n) {' } },
      after: 'test "$(node dist/main.js)" = 4',
    },
  },
];
