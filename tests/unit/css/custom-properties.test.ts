import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const OWN = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => path.join('src', file));

/** Style sheets of others that pages load, or whose properties the theme's components use. */
const OTHERS = [
  'node_modules/infima/dist/css/default/default.css',
  'node_modules/@docsearch/css/dist/_variables.css',
];

function definedIn(file: string): readonly string[] {
  return Array.from(
    readFileSync(file, 'utf8').matchAll(/(--[\w-]+)['"]?\]?:/g),
    ([, name = '']) => name,
  );
}

test('style sheets use only custom properties that exist, or say what holds without them', () => {
  const defined = new Set([...OWN, ...OTHERS].flatMap(definedIn));
  const missing = OWN.filter((file) => file.endsWith('.css')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        Array.from(line.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name)
          .filter((name) => !defined.has(name))
          .map((name) => `${file}:${index + 1}: ${name} is defined nowhere. Correct its name.`),
      ),
  );
  expect(missing).toEqual([]);
});
