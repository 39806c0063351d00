import type { CatalogueEntry } from '../schema';

export const incremental: readonly CatalogueEntry[] = [
  {
    name: 'gulp-changed',
    job: 'incremental',
    summary: {
      en: 'Lets only files pass that are newer than their result.',
      'zh-Hans': '只让修改时间晚于输出文件的源文件通过。',
    },
    recipe: `import { src, dest } from 'gulp';
import changed from 'gulp-changed';

export function build() {
  return src('src/*.txt').pipe(changed('dist')).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-newer',
    job: 'incremental',
    summary: {
      en: 'Lets only newer files pass, also where many sources make one result.',
      'zh-Hans': '只让修改时间晚于输出文件的源文件通过，也适用于多个源文件生成一个输出文件的情形。',
    },
    companions: ['gulp-concat@2'],
    recipe: `import { src, dest } from 'gulp';
import newer from 'gulp-newer';
import concat from 'gulp-concat';

export function build() {
  return src('src/*.txt').pipe(newer('dist/all.txt')).pipe(concat('all.txt')).pipe(dest('dist'));
}`,
  },
  {
    name: 'gulp-cached',
    job: 'incremental',
    summary: {
      en: 'Holds file contents in memory and drops files that did not change.',
      'zh-Hans': '在内存中记住文件内容，丢弃没有变化的文件。',
    },
    recipe: `import { src, dest, series } from 'gulp';
import cached from 'gulp-cached';

function copy() {
  return src('src/*.txt').pipe(cached('texts')).pipe(dest('dist'));
}

export const build = series(copy, copy);`,
  },
  {
    name: 'gulp-remember',
    job: 'incremental',
    summary: {
      en: 'Puts files that an earlier step dropped back into the stream.',
      'zh-Hans': '把前面步骤丢弃的文件重新放回流中。',
    },
    companions: ['gulp-cached@1', 'gulp-concat@2'],
    recipe: `import { src, dest, series } from 'gulp';
import cached from 'gulp-cached';
import remember from 'gulp-remember';
import concat from 'gulp-concat';

function join() {
  return src('src/*.txt')
    .pipe(cached('texts'))
    .pipe(remember('texts'))
    .pipe(concat('all.txt'))
    .pipe(dest('dist'));
}

export const build = series(join, join);`,
  },
  {
    name: 'gulp-cache',
    job: 'incremental',
    summary: {
      en: 'Keeps the results of a slow plugin on disk for the next run.',
      'zh-Hans': '把耗时插件的结果缓存到磁盘，供下次运行使用。',
    },
    companions: ['gulp-less@5'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import cache from 'gulp-cache';
import less from 'gulp-less';

export function styles() {
  return pipeline(src('src/**/*.less'), cache(less()), dest('dist'));
}`,
  },
];
