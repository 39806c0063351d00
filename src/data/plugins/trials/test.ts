import type { Trials } from './schema';

const source = 'exports.add = function (a, b) {\n  return a + b;\n};\n';

const jasmineSpec = (sum: number): string =>
  `var add = require('../src/add').add;\ndescribe('add', function () {\n  it('adds', function () {\n    expect(add(1, 2)).toBe(${sum});\n  });\n});\n`;

const mochaTest = (sum: number): string =>
  `const assert = require('node:assert');\nconst { add } = require('../src/add');\ndescribe('add', () => {\n  it('adds', () => assert.equal(add(1, 2), ${sum}));\n});\n`;

export const test: Trials = {
  'gulp-mocha': {
    files: { 'src/add.js': source, 'test/add.js': mochaTest(3) },
    prints: ['1 passing'],
    again: { files: { 'test/add.js': mochaTest(4) }, exit: 1, prints: ['1 failing'] },
  },
  'gulp-jasmine': {
    files: { 'src/add.js': source, 'test/add.js': jasmineSpec(3) },
    prints: ['1 spec, 0 failures'],
    again: { files: { 'test/add.js': jasmineSpec(4) }, exit: 1, prints: ['1 failure'] },
  },
  'gulp-istanbul': {
    files: {
      'src/add.js': source,
      'src/load.js': 'exports.load = async function () {};\n',
      'test/add.js': jasmineSpec(3),
    },
    prints: ['Coverage summary', 'Statements   : 100%'],
  },
};
