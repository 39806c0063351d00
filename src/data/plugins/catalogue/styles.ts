import type { CatalogueEntry } from '../schema';

export const styles: readonly CatalogueEntry[] = [
  {
    name: 'gulp-sass',
    job: 'styles',
    summary: {
      en: 'Compiles Sass and SCSS to CSS with the compiler that you pass in.',
      'zh-Hans': '用你传入的编译器把 Sass 和 SCSS 编译成 CSS。',
    },
    companions: ['sass@1'],
    requires: ['sass'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import * as compiler from 'sass';
import gulpSass from 'gulp-sass';

const sass = gulpSass(compiler);

export function styles() {
  return pipeline(src('src/**/*.scss'), sass(), dest('dist'));
}`,
  },
  {
    name: 'gulp-less',
    job: 'styles',
    summary: {
      en: 'Compiles Less to CSS.',
      'zh-Hans': '把 Less 编译成 CSS。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import less from 'gulp-less';

export function styles() {
  return pipeline(src('src/**/*.less'), less(), dest('dist'));
}`,
  },
  {
    name: 'gulp-stylus',
    job: 'styles',
    summary: {
      en: 'Compiles Stylus to CSS.',
      'zh-Hans': '把 Stylus 编译成 CSS。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import stylus from 'gulp-stylus';

export function styles() {
  return pipeline(src('src/**/*.styl'), stylus({ compress: true }), dest('dist'));
}`,
  },
  {
    name: 'gulp-postcss',
    job: 'styles',
    summary: {
      en: 'Sends CSS through the PostCSS plugins that you list, such as cssnano to minify it.',
      'zh-Hans': '让 CSS 依次通过你列出的 PostCSS 插件，例如用 cssnano 压缩。',
    },
    companions: ['postcss@8', 'autoprefixer@10'],
    requires: ['postcss'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import postcss from 'gulp-postcss';
import autoprefixer from 'autoprefixer';

export function styles() {
  return pipeline(
    src('src/**/*.css'),
    postcss([autoprefixer({ overrideBrowserslist: ['safari 14'] })]),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-autoprefixer',
    job: 'styles',
    summary: {
      en: 'Adds vendor prefixes to CSS for the browsers that you name.',
      'zh-Hans': '根据你指定的浏览器，给 CSS 加上浏览器前缀。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import autoprefixer from 'gulp-autoprefixer';

export function styles() {
  return pipeline(
    src('src/**/*.css'),
    autoprefixer({ overrideBrowserslist: ['safari 14'] }),
    dest('dist'),
  );
}`,
  },
  {
    name: 'gulp-clean-css',
    job: 'styles',
    summary: {
      en: 'Minifies CSS with clean-css.',
      'zh-Hans': '用 clean-css 压缩 CSS。',
    },
    note: {
      en: 'It drops @layer, @container and nested rules without an error. Use gulp-postcss with cssnano.',
      'zh-Hans': '会丢掉 @layer、@container 和嵌套规则，不报错。请改用 cssnano 和 gulp-postcss。',
    },
    instead: ['gulp-postcss', 'cssnano'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cleanCss from 'gulp-clean-css';

export function styles() {
  return pipeline(src('src/**/*.css'), cleanCss(), dest('dist'));
}`,
  },
  {
    name: 'gulp-cssnano',
    job: 'styles',
    summary: { en: 'Minifies CSS with cssnano 3.', 'zh-Hans': '用 cssnano 3 压缩 CSS。' },
    deprecated: {
      en: 'It holds cssnano 3 of 2016. Use gulp-postcss with cssnano.',
      'zh-Hans': '它固定使用 2016 年的 cssnano 3，请改用 gulp-postcss 加 cssnano。',
    },
    instead: ['gulp-postcss', 'cssnano'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cssnano from 'gulp-cssnano';

export function styles() {
  return pipeline(src('src/**/*.css'), cssnano(), dest('dist'));
}`,
  },
];
