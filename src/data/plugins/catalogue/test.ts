import type { CatalogueEntry } from '../schema';

export const test: readonly CatalogueEntry[] = [
  {
    name: 'gulp-mocha',
    job: 'test',
    summary: {
      en: 'Runs Mocha tests.',
      'zh-Hans': '运行 Mocha 测试。',
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import mocha from 'gulp-mocha';

export function test() {
  return pipeline(src('test/*.js', { read: false }), mocha({ reporter: 'dot' }).resume());
}`,
  },
  {
    name: 'gulp-jasmine',
    job: 'test',
    summary: {
      en: 'Runs Jasmine tests.',
      'zh-Hans': '运行 Jasmine 测试。',
    },
    piped: {
      en: 'It reports failed tests after the end of its stream, where pipeline() no longer listens.',
      'zh-Hans': '测试失败时，它在流结束之后才报错，那时 pipeline() 已经不再监听。',
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
    note: {
      en: 'It cannot read async functions. Use the program c8 instead.',
      'zh-Hans': '它无法解析 async 函数。请改用 c8 程序。',
    },
    instead: ['c8'],
    companions: ['gulp-jasmine@4'],
    recipe: `import { pipeline } from 'node:stream/promises';
import { src, series } from 'gulp';
import istanbul from 'gulp-istanbul';
import jasmine from 'gulp-jasmine';

function instrument() {
  return pipeline(src('src/**/*.js'), istanbul(), istanbul.hookRequire().resume());
}

function check() {
  return pipeline(src('test/*.js'), jasmine(), istanbul.writeReports().resume());
}

export const test = series(instrument, check);`,
  },
];
