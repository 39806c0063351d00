import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { toCommonJs } from '../../../src/samples/formats/to-common-js';

const fixtures = path.join(import.meta.dirname, 'fixtures/formats');
const fixture = (name: string): string => readFileSync(path.join(fixtures, name), 'utf8');
const derive = (source: string): string => toCommonJs(source, 'samples/x/gulpfile.mjs');

describe('toCommonJs', () => {
  it('derives every kind of import and export, and keeps comments and regions', () => {
    expect(derive(fixture('es-module.txt'))).toBe(fixture('commonjs.txt'));
  });

  it('takes the default of the packages that are named, and of the ES modules among the samples', () => {
    expect(toCommonJs("import a from 'a';\nimport b from 'b';\n", 'gulpfile.mjs', ['b'])).toBe(
      "const a = require('a');\nconst b = require('b').default;\n",
    );
    expect(derive("import zip from 'gulp-zip';\n")).toBe(
      "const zip = require('gulp-zip').default;\n",
    );
    expect(derive("export { default as zip } from 'gulp-zip';\n")).toBe(
      "exports.zip = require('gulp-zip').default;\n",
    );
  });

  it('puts a value on exports directly where nothing else uses its name', () => {
    expect(derive("import { series } from 'gulp';\nexport const build = series(a, b);\n")).toBe(
      "const { series } = require('gulp');\nexports.build = series(a, b);\n",
    );
  });

  it('keeps the name that a function has from its variable, since gulp prints it', () => {
    expect(derive('export const build = async () => {};\n')).toBe(
      'const build = async () => {};\nexports.build = build;\n',
    );
  });

  it.each([
    ['function () {}', 'exports.default = function () {};'],
    ['function build() {}', 'function build() {}\nexports.default = build;'],
    ['class {}', 'exports.default = class {};'],
    ['series(clean);', 'exports.default = series(clean);'],
    ['series(clean)', 'exports.default = series(clean);'],
    ['(async () => {});', 'exports.default = (async () => {});'],
    ['(clean, series(build))', 'exports.default = (clean, series(build));'],
  ])('derives export default %s', (declaration, expected) => {
    expect(derive(`export default ${declaration}`)).toBe(expected);
  });

  it('finds the braces of an import among those of a comment', () => {
    expect(derive("import {/* { } */ a /* } */ } from 'y';")).toBe(
      "const {/* { } */ a /* } */ } = require('y');",
    );
  });

  it('gives a module that runs, with the same exports', () => {
    const exports: Record<string, unknown> = {};
    runInNewContext(
      derive('export function a() { return b; }\nexport const b = 2;\nexport { b as c };'),
      {
        exports,
      },
    );
    expect(exports).toEqual({ a: expect.any(Function), b: 2, c: 2 });
  });

  it('lets await and import() be where CommonJS has them', () => {
    const source = "async function a() {\n  await import('del');\n}\n";
    expect(derive(source)).toBe(source);
  });

  it.each([
    ['const a = await b;', 'CommonJS has no top-level await.'],
    ['for await (const a of b) {}', 'CommonJS has no top-level await.'],
    ['const a = () => import.meta.url;', 'CommonJS has no import.meta.'],
    ["const a = import('del');", 'An import() that runs at the top level has no CommonJS form.'],
    ["const a = () => import('./b.mjs');", 'An import() of a sample file has no CommonJS form.'],
    ['export let a = 1;', '"export let" can change later, and exports would not.'],
    ["import require from 'x';", 'The name "require" is taken in CommonJS.'],
    ['export const module = 1;', 'The name "module" is taken in CommonJS.'],
    ['function exports() {}', 'The name "exports" is taken in CommonJS.'],
    ['export default function require() {}', 'The name "require" is taken in CommonJS.'],
    ["import { default as a, b } from 'x';", 'A default import stands before the braces.'],
    ["import a, * as b from 'x';", 'One import gives the whole module two names.'],
  ])('refuses %s', (source, problem) => {
    expect(() => derive(`// one\n${source}\n`)).toThrow(
      `samples/x/gulpfile.mjs:2: ${problem} Write gulpfile.js by hand beside gulpfile.mjs.`,
    );
  });

  it('names the line of a syntax error', () => {
    expect(() => derive('const a = 1;\nconst b = = 2;\n')).toThrow(
      'samples/x/gulpfile.mjs:2: This is not a valid ES module: Unexpected token. Correct the sample.',
    );
  });
});
