import type { CatalogueEntry } from '../schema';

export const lint: readonly CatalogueEntry[] = [
  {
    name: 'gulp-eslint-new',
    job: 'lint',
    summary: {
      en: 'Checks JavaScript with ESLint 8 or later.',
      'zh-Hans': '用 ESLint 8 及以上版本检查 JavaScript。',
    },
    companions: ['eslint@8'],
    recipe: `import { src } from 'gulp';
import eslint from 'gulp-eslint-new';

export function lint() {
  return src('src/*.js')
    .pipe(eslint({ overrideConfig: { rules: { 'no-var': 'error' } } }))
    .pipe(eslint.format())
    .pipe(eslint.failAfterError());
}`,
  },
  {
    name: 'gulp-eslint',
    job: 'lint',
    summary: {
      en: 'Checks JavaScript with ESLint 6.',
      'zh-Hans': '用 ESLint 6 检查 JavaScript。',
    },
    recipe: `import { src } from 'gulp';
import eslint from 'gulp-eslint';

export function lint() {
  return src('src/*.js')
    .pipe(eslint({ rules: { 'no-var': 2 }, useEslintrc: false }))
    .pipe(eslint.format())
    .pipe(eslint.failAfterError());
}`,
  },
  {
    name: 'gulp-jshint',
    job: 'lint',
    summary: {
      en: 'Checks JavaScript with JSHint.',
      'zh-Hans': '用 JSHint 检查 JavaScript。',
    },
    companions: ['jshint@2'],
    requires: ['jshint'],
    recipe: `import { src } from 'gulp';
import jshint from 'gulp-jshint';

export function lint() {
  return src('src/*.js')
    .pipe(jshint())
    .pipe(jshint.reporter('default'))
    .pipe(jshint.reporter('fail'));
}`,
  },
  {
    name: 'gulp-stylelint-esm',
    job: 'lint',
    summary: {
      en: 'Checks style sheets with Stylelint 16.',
      'zh-Hans': '用 Stylelint 16 检查样式表。',
    },
    companions: ['stylelint@16'],
    requires: ['stylelint'],
    recipe: `import { src } from 'gulp';
import stylelint from 'gulp-stylelint-esm';

export function lint() {
  return src('src/*.css').pipe(
    stylelint({
      config: { rules: { 'color-no-invalid-hex': true } },
      reporters: [{ formatter: 'string', console: true }],
    }),
  );
}`,
  },
  {
    name: 'gulp-htmlhint',
    job: 'lint',
    summary: {
      en: 'Checks HTML with HTMLHint.',
      'zh-Hans': '用 HTMLHint 检查 HTML。',
    },
    companions: ['htmlhint@1'],
    requires: ['htmlhint'],
    recipe: `import { src } from 'gulp';
import htmlhint from 'gulp-htmlhint';

export function lint() {
  return src('src/*.html')
    .pipe(htmlhint({ 'id-unique': true }))
    .pipe(htmlhint.failAfterError());
}`,
  },
  {
    name: 'gulp-prettier',
    job: 'lint',
    summary: {
      en: 'Formats files with Prettier, or fails where the format is off.',
      'zh-Hans': '用 Prettier 格式化文件，或在格式不符时报错。',
    },
    recipe: `import { src, dest } from 'gulp';
import prettier from 'gulp-prettier';

export function format() {
  return src('src/*.js').pipe(prettier({ singleQuote: true })).pipe(dest('dist'));
}`,
  },
];
