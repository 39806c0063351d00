import type { CatalogueEntry } from '../schema';
import { cssToLint, modernScripts, scriptFiles } from './sources';

export const lint: readonly CatalogueEntry[] = [
  {
    name: 'gulp-eslint-new',
    job: 'lint',
    summary: {
      en: 'Checks JavaScript with ESLint 8, 9 or 10.',
      'zh-Hans': '用 ESLint 8、9 或 10 检查 JavaScript。',
    },
    searches: {
      en: ['js code style', 'code quality', 'jslint', 'tslint', 'gulp-tslint', 'gulp-jscs'],
      'zh-Hans': [
        'js 代码规范',
        '代码质量',
        '静态分析 js',
        'jslint',
        'tslint',
        'gulp-tslint',
        'gulp-jscs',
      ],
    },
    note: {
      en: 'With fix: true, the task passes and no file changes, unless eslint.fix() comes after eslint().',
      'zh-Hans': '设 fix: true 却不接 eslint.fix()，任务会通过，文件却没有改。',
    },
    companions: ['eslint@9'],
    input: { 'eslint.config.mjs': "export default [{ rules: { 'no-var': 'error' } }];\n" },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import eslint from 'gulp-eslint-new';

export function lint() {
  return pipeline(
    src('src/**/*.js'),
    eslint(),
    eslint.format(),
    eslint.failAfterError().resume(),
  );
}`,
    trial: {
      project: modernScripts,
      files: { 'src/a.js': 'const answer = 42;\nconsole.log(answer);\n' },
      again: { files: { 'src/a.js': 'var answer = 42;\n' }, exit: 1, prints: ['no-var'] },
    },
  },
  {
    name: 'gulp-eslint',
    job: 'lint',
    summary: { en: 'Checks JavaScript with ESLint 6.', 'zh-Hans': '用 ESLint 6 检查 JavaScript。' },
    searches: {
      en: ['eslintrc', 'legacy eslint config'],
      'zh-Hans': ['eslintrc', '旧版 eslint 配置'],
    },
    deprecated: { en: 'Use gulp-eslint-new instead.', 'zh-Hans': '请改用 gulp-eslint-new。' },
    instead: ['gulp-eslint-new'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import eslint from 'gulp-eslint';

const config = {
  useEslintrc: false,
  parserOptions: { ecmaVersion: 2019, sourceType: 'module' },
  rules: { 'no-var': 'error' },
};

export function lint() {
  return pipeline(
    src('src/**/*.js'),
    eslint(config),
    eslint.format(),
    eslint.failAfterError().resume(),
  );
}`,
    trial: {
      project: modernScripts,
      files: { 'src/a.js': 'const answer = async () => 42;\nanswer();\n' },
      again: { files: { 'src/a.js': 'var answer = 42;\n' }, exit: 1, prints: ['no-var'] },
    },
  },
  {
    name: 'gulp-jshint',
    job: 'lint',
    summary: { en: 'Checks JavaScript with JSHint.', 'zh-Hans': '用 JSHint 检查 JavaScript。' },
    searches: { en: ['jshintrc', 'esversion option'], 'zh-Hans': ['jshintrc', 'esversion 选项'] },
    deprecated: {
      en: 'JSHint supports nothing after ES2020. Use gulp-eslint-new instead.',
      'zh-Hans': 'JSHint 停留在 ES2020。请改用 gulp-eslint-new。',
    },
    instead: ['gulp-eslint-new'],
    companions: ['jshint@2'],
    requires: ['jshint'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import jshint from 'gulp-jshint';

export function lint() {
  return pipeline(
    src('src/**/*.js'),
    jshint(),
    jshint.reporter('default'),
    jshint.reporter('fail').resume(),
  );
}`,
    trial: {
      project: { file: 'src/{name}.js', good: 'var answer = 42;\n', bad: 'var = ;\n' },
      files: { 'src/a.js': 'var answer = 42;\n' },
      again: { files: { 'src/a.js': 'var answer = 42\n' }, exit: 1, prints: ['Missing semicolon'] },
    },
  },
  {
    name: 'gulp-stylelint-esm',
    job: 'lint',
    summary: {
      en: 'Checks style sheets with Stylelint 16.',
      'zh-Hans': '用 Stylelint 16 检查样式表。',
    },
    searches: {
      en: [
        'lint styles',
        'lint scss',
        'csslint',
        'css code style',
        'sass-lint',
        'gulp-sass-lint',
        'gulp-scss-lint',
      ],
      'zh-Hans': [
        'css 代码规范',
        'scss 校验',
        'csslint',
        '属性书写顺序',
        'sass-lint',
        'gulp-sass-lint',
        'gulp-scss-lint',
      ],
    },
    note: {
      en: 'In a watch, the first error that it finds ends gulp. Set failAfterError: false there: the task then passes.',
      'zh-Hans': '监听时设 failAfterError: false（有错也算通过），否则一出错 gulp 就退出。',
    },
    companions: ['stylelint@16'],
    requires: ['stylelint'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import stylelint from 'gulp-stylelint-esm';

export function lint() {
  return pipeline(
    src('src/**/*.css'),
    stylelint({
      config: { rules: { 'color-no-invalid-hex': true } },
      reporters: [{ formatter: 'string', console: true }],
    }).resume(),
  );
}`,
    trial: {
      project: cssToLint,
      files: { 'src/a.css': 'a { color: #fff; }\n' },
      again: {
        files: { 'src/a.css': 'a { color: #ggg; }\n' },
        exit: 1,
        prints: ['color-no-invalid-hex'],
      },
    },
  },
  {
    name: 'gulp-htmlhint',
    job: 'lint',
    summary: { en: 'Checks HTML with HTMLHint.', 'zh-Hans': '用 HTMLHint 检查 HTML。' },
    searches: {
      en: ['html validator', 'lint html', 'w3c validation', 'markup errors'],
      'zh-Hans': ['html 校验', 'w3c 验证', 'html 代码规范', '标签未闭合'],
    },
    companions: ['htmlhint@1'],
    requires: ['htmlhint'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import htmlhint from 'gulp-htmlhint';

export function lint() {
  return pipeline(
    src('src/**/*.html'),
    htmlhint({ 'id-unique': true }),
    htmlhint.failAfterError().resume(),
  );
}`,
    trial: {
      project: {
        file: 'src/{name}.html',
        good: '<!DOCTYPE html>\n<html><head><title>Hello</title></head></html>\n',
        bad: '<!DOCTYPE html>\n<html><head><title>Hello</title>\n',
      },
      files: { 'src/a.html': '<!DOCTYPE html>\n<html><head><title>Hello</title></head></html>\n' },
      again: {
        files: { 'src/a.html': '<!DOCTYPE html>\n<html><head><title>Hello</title>\n' },
        exit: 1,
        prints: ['HTMLHint failed'],
      },
    },
  },
  {
    name: 'gulp-prettier',
    job: 'lint',
    summary: {
      en: 'Formats files with Prettier, or fails if the format is wrong.',
      'zh-Hans': '用 Prettier 格式化文件，或在格式不符时报错。',
    },
    searches: {
      en: ['format code', 'pretty print', 'reformat source code', 'indentation', 'tabs to spaces'],
      'zh-Hans': ['代码美化', '统一缩进', '自动排版', '代码风格统一'],
    },
    note: {
      en: 'It ignores .prettierignore. To format the sources themselves, write dest((file) => file.base).',
      'zh-Hans': '它不读 prettierignore 文件。要改源文件本身，请让 dest 写回 file.base。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import prettier from 'gulp-prettier';

export function format() {
  return pipeline(src('src/**/*.js'), prettier({ singleQuote: true }), dest('dist'));
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: { 'src/a.js': 'const  a = "text"' },
      expect: { 'dist/a.js': { contains: "const a = 'text';\n" } },
    },
  },
  {
    name: 'gulp-stylelint',
    job: 'lint',
    summary: {
      en: 'Checks style sheets with Stylelint 13.',
      'zh-Hans': '用 Stylelint 13 检查样式表。',
    },
    searches: {
      en: ['stylelint reporters', 'old stylelintrc'],
      'zh-Hans': ['stylelint reporters', '旧版 stylelintrc'],
    },
    deprecated: {
      en: 'It supports nothing after Stylelint 13. Use gulp-stylelint-esm instead.',
      'zh-Hans': '它停留在 Stylelint 13。请改用 gulp-stylelint-esm。',
    },
    piped: {
      en: 'If it is last in pipeline(), it reports its errors too late, and the task succeeds anyway.',
      'zh-Hans': '放在 pipeline() 末尾时，它报错太晚，任务照样成功结束。',
    },
    instead: ['gulp-stylelint-esm'],
    companions: ['stylelint@13'],
    requires: ['stylelint'],
    recipe: `import { src } from 'gulp';
import stylelint from 'gulp-stylelint';

export function lint() {
  return src('src/**/*.css').pipe(
    stylelint({
      config: { rules: { 'color-no-invalid-hex': true } },
      reporters: [{ formatter: 'string', console: true }],
    }),
  );
}`,
    trial: {
      project: cssToLint,
      files: { 'src/a.css': 'a { color: #fff; }\n' },
      again: {
        files: { 'src/a.css': 'a { color: #ggg; }\n' },
        exit: 1,
        prints: ['color-no-invalid-hex', 'Failed with 1 error'],
      },
    },
  },
  {
    name: 'gulp-jsbeautifier',
    job: 'lint',
    summary: {
      en: 'Formats JavaScript, CSS and HTML with js-beautify.',
      'zh-Hans': '用 js-beautify 格式化 JavaScript、CSS 和 HTML。',
    },
    searches: {
      en: [
        'unminify',
        'html tidy',
        'jsbeautifyrc',
        'gulp-htmltidy',
        'gulp-prettify',
        'gulp-beautify',
      ],
      'zh-Hans': [
        '还原压缩代码',
        'html 缩进整理',
        'jsbeautifyrc',
        'gulp-htmltidy',
        'gulp-prettify',
        'gulp-beautify',
      ],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import beautify from 'gulp-jsbeautifier';

export function format() {
  return pipeline(
    src(['src/**/*.js', 'src/**/*.css', 'src/**/*.html']),
    beautify({ indent_size: 2 }),
    dest('dist'),
  );
}`,
    trial: {
      project: { ...scriptFiles, gives: 'dist/{name}.js' },
      files: {
        'src/a.js': 'class A{#x=1;get x(){return this.#x??0n}}\n',
        'src/a.css': '@layer base{a{color:red;& b{color:navy}}}\n',
        'src/a.html': '<!doctype html><div><p>text <b>bold</b>text</p><pre>  a\n b</pre></div>\n',
      },
      expect: {
        'dist/a.js': {
          contains: 'class A {\n  #x = 1;\n  get x() {\n    return this.#x ?? 0n\n  }\n}',
        },
        'dist/a.css': {
          contains:
            '@layer base {\n  a {\n    color: red;\n\n    & b {\n      color: navy\n    }\n  }\n}',
        },
        'dist/a.html': {
          contains: '<div>\n  <p>text <b>bold</b>text</p>\n  <pre>  a\n b</pre>\n</div>',
        },
      },
    },
  },
];
