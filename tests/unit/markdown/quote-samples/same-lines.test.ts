import { expect, it } from 'vitest';

import { sameLines } from '../../../../src/markdown/quote-samples/same-lines';

const esm = `import { src } from 'gulp';
import { name } from './lib.mjs';

export const build = series(a, b);

export default build;
`;

const commonjs = `const { name } = require('./lib.js');
const { src } = require('gulp');

exports.build = series(a, b);

exports.default = build;
`;

it.each([
  ['an import', [1], [2]],
  ['an import of a sample file', [2], [1]],
  ['an export', [4], [4]],
  ['a default export', [6], [6]],
  ['no blank line', [3], []],
])('finds %s again', (_what, marked, expected) => {
  expect(sameLines(esm, marked, commonjs)).toEqual(expected);
});
