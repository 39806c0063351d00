import type { CatalogueEntry } from '../schema';

export const test: readonly CatalogueEntry[] = [
  {
    name: 'gulp-mocha',
    job: 'test',
    summary: {
      en: 'Runs Mocha tests.',
      'zh-Hans': '运行 Mocha 测试。',
    },
    recipe: `import { src } from 'gulp';
import mocha from 'gulp-mocha';

export function test() {
  return src('test/*.js', { read: false }).pipe(mocha({ reporter: 'dot' }));
}`,
  },
  {
    name: 'gulp-jasmine',
    job: 'test',
    summary: {
      en: 'Runs Jasmine tests.',
      'zh-Hans': '运行 Jasmine 测试。',
    },
    recipe: `import { src } from 'gulp';
import jasmine from 'gulp-jasmine';

export function test() {
  return src('test/*.js').pipe(jasmine());
}`,
  },
  {
    name: 'gulp-istanbul',
    job: 'test',
    summary: {
      en: 'Measures how much of your code the tests run.',
      'zh-Hans': '统计测试的代码覆盖率。',
    },
    companions: ['gulp-jasmine@4'],
    recipe: `import { src, series } from 'gulp';
import istanbul from 'gulp-istanbul';
import jasmine from 'gulp-jasmine';

function instrument() {
  return src('src/*.js').pipe(istanbul()).pipe(istanbul.hookRequire());
}

function check() {
  return src('test/*.js').pipe(jasmine()).pipe(istanbul.writeReports());
}

export const test = series(instrument, check);`,
  },
];
