import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { MEASURES } from '../../../src/client-diet';
import { RELIANCES as FIRST_PAINT } from '../../../src/first-paint';
import { assertShape } from '../../../src/generator/assert-shape';
import { assertEjects, EJECTS } from '../../../src/generator/ejects';
import { RELIANCES as QUICK_BUILD } from '../../../src/quick-build';

const shapes = [...FIRST_PAINT, ...QUICK_BUILD, ...MEASURES.flatMap(({ reliesOn }) => reliesOn)];

test.each(shapes)('$package/$file is as it was', (shape) => {
  expect(() => assertShape('This site', shape)).not.toThrow();
});

test('the originals of all ejects are as they were', () => {
  expect(assertEjects).not.toThrow();
});

test('each measure says what it relies on', () => {
  expect(MEASURES.filter(({ reliesOn }) => reliesOn.length === 0)).toEqual([]);
});

test('a changed file is named, with what relies on it and what to do', () => {
  const changed = { package: '@mdx-js/react', file: 'lib/index.js', hash: '0123456789abcdef' };
  expect(() => assertShape('The measure "initial page"', changed)).toThrow(
    /^The measure "initial page" relies on .+@mdx-js\/react: lib\/index\.js, whose hash is [\da-f]{16} now\. .+write the new hash in the place of 0123456789abcdef\..+PLAIN_BUILD=1/u,
  );
});

test('a file that is gone is named as such', () => {
  const gone = { package: '@mdx-js/react', file: 'lib/none.js', hash: '0123456789abcdef' };
  expect(() => assertShape('This site', gone)).toThrow('which does not exist any more');
});

test('every eject in src/theme has its original listed', () => {
  const theme = path.resolve(import.meta.dirname, '../../../src/theme');
  const ejects = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !readFileSync(path.join(theme, file), 'utf8').includes('@theme-original/'))
    .map((file) => file.replace(/(?:\/index)?\.tsx$/u, ''));
  expect(Object.keys(EJECTS).sort()).toEqual(ejects.sort());
});
