import type { CatalogueEntry } from '../schema';

const source = 'exports.add = function (a, b) {\n  return a + b;\n};\n';

const jasmineSpec = (sum: number): string =>
  `var add = require('../src/add').add;\ndescribe('add', function () {\n  it('adds', function () {\n    expect(add(1, 2)).toBe(${sum});\n  });\n});\n`;

const mochaTest = (sum: number): string =>
  `const assert = require('node:assert');\nconst { add } = require('../src/add');\ndescribe('add', () => {\n  it('adds', () => assert.equal(add(1, 2), ${sum}));\n});\n`;

export const test: readonly CatalogueEntry[] = [
  {
    name: 'gulp-mocha',
    job: 'test',
    summary: { en: 'Runs Mocha tests.', 'zh-Hans': '运行 Mocha 测试。' },
    searches: {
      en: ['chai assertions', 'describe it', 'tdd', 'unit test runner'],
      'zh-Hans': ['chai 断言', 'describe it', 'tdd', '单测'],
    },
    recipe: `import { pipeline } from 'node:stream/promises';
import { src } from 'gulp';
import mocha from 'gulp-mocha';

export function test() {
  return pipeline(src('test/*.js', { read: false }), mocha({ reporter: 'dot' }).resume());
}`,
    trial: {
      files: { 'src/add.js': source, 'test/add.js': mochaTest(3) },
      prints: ['1 passing'],
      again: { files: { 'test/add.js': mochaTest(4) }, exit: 1, prints: ['1 failing'] },
    },
  },
  {
    name: 'gulp-jasmine',
    job: 'test',
    summary: { en: 'Runs Jasmine tests.', 'zh-Hans': '运行 Jasmine 测试。' },
    searches: {
      en: ['behavior-driven specs', 'spies and matchers', 'spec files'],
      'zh-Hans': ['spec 文件', '行为驱动开发', 'spy 断言'],
    },
    note: {
      en: 'In a watch, tests in ES modules run only once, then 0 specs. Use the program jasmine.',
      'zh-Hans': '在 watch 里，ES 模块的测试只运行一次，之后是 0 specs。请用命令行工具 jasmine。',
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
    trial: {
      files: { 'src/add.js': source, 'test/add.js': jasmineSpec(3) },
      prints: ['1 spec, 0 failures'],
      again: { files: { 'test/add.js': jasmineSpec(4) }, exit: 1, prints: ['1 failure'] },
    },
  },
  {
    name: 'gulp-istanbul',
    job: 'test',
    summary: {
      en: 'Measures how much of your code the tests run.',
      'zh-Hans': '统计测试的代码覆盖率。',
    },
    searches: {
      en: ['test coverage', 'code coverage', 'nyc', 'lcov', 'uncovered lines'],
      'zh-Hans': ['测试覆盖率', 'nyc', 'lcov', '未覆盖的行', 'coverage 报告'],
    },
    note: {
      en: 'It cannot parse async functions. Use the program c8 instead.',
      'zh-Hans': '它无法解析 async 函数。请改用命令行工具 c8。',
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
    trial: {
      files: {
        'src/add.js': source,
        'src/load.js': 'exports.load = async function () {};\n',
        'test/add.js': jasmineSpec(3),
      },
      prints: ['Coverage summary', 'Statements   : 100%'],
    },
  },
];
