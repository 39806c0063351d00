import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { MEASURES } from '../../../src/client-diet';
import { RELIANCES as FIRST_PAINT } from '../../../src/first-paint';
import { EJECTS } from '../../../src/generator/ejects';
import { assertReliances } from '../../../src/generator/reliances';
import { RELIANCES as QUICK_BUILD } from '../../../src/quick-build';

const reliances = Object.entries({
  'src/theme': EJECTS,
  'src/first-paint': FIRST_PAINT,
  'src/quick-build': QUICK_BUILD,
  ...Object.fromEntries(
    MEASURES.map(({ name, reliesOn }) => [`The measure "${name}" of src/client-diet`, reliesOn]),
  ),
}).flatMap(([what, files]) => Object.entries(files).map(([file, hash]) => [what, file, hash]));

test.each(reliances)('%s: %s is as it was', (what, file, hash) => {
  expect(() => assertReliances(what, { [file]: hash })).not.toThrow();
});

test('each measure says what it relies on', () => {
  expect(MEASURES.filter(({ reliesOn }) => Object.keys(reliesOn).length === 0)).toEqual([]);
});

test('a changed file is named, with what relies on it and what to do', () => {
  const changed = { '@mdx-js/react/lib/index.js': '0123456789abcdef' };
  expect(() => assertReliances('The measure "initial page"', changed)).toThrow(
    /^The measure "initial page" relies on .+@mdx-js\/react\/lib\/index\.js, whose hash is [\da-f]{16} now\. .+write the new hash in the place of 0123456789abcdef\..+PLAIN_BUILD=1/u,
  );
});

test('a file that is gone is named as such', () => {
  const gone = { '@mdx-js/react/lib/none.js': '0123456789abcdef' };
  expect(() => assertReliances('This site', gone)).toThrow('which does not exist any more');
});

test('every eject in src/theme has its original listed', () => {
  const theme = path.resolve(import.meta.dirname, '../../../src/theme');
  const ejects = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !readFileSync(path.join(theme, file), 'utf8').includes('@theme-original/'))
    .map((file) => file.replace(/(?:\/index)?\.tsx$/u, ''));
  const originals = Object.keys(EJECTS).map((file) =>
    file.replace(/^.+\/(?:theme|theme-fallback)\//u, '').replace(/(?:\/index)?\.js$/u, ''),
  );
  expect(originals.sort()).toEqual(ejects.sort());
});
