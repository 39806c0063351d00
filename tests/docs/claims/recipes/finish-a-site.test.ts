import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

import { claim, run, variant } from '../support';

claim(
  'recipes/finish-a-site#how',
  'The copies hold the bytes of their original, and Brotli has its highest quality.',
  {
    ...variant('recipe-finish-a-site'),
    'dist/main.css': 'nav { color: green }\n'.repeat(2000),
    'dist/empty.txt': '',
  },
  async () => {
    await run('gulp compress');
    return ['main.css', 'empty.txt'].map((name) => {
      const original = readFileSync(`dist/${name}`);
      const brotli = readFileSync(`dist/${name}.br`);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      return [
        gunzipSync(readFileSync(`dist/${name}.gz`)).equals(original),
        brotliDecompressSync(brotli).equals(original),
        brotli.equals(brotliCompressSync(original, best)),
      ];
    });
  },
  [
    [true, true, true],
    [true, true, true],
  ],
);

/** @returns what the task says of links that lead nowhere */
async function brokenLinks(): Promise<readonly string[]> {
  const { lines } = await run('gulp links');
  return lines.filter((line) => line.includes('links to')).sort();
}

claim(
  'recipes/finish-a-site#change',
  'With checkFragments, parts of a page are checked, and some messages lack the page.',
  {
    ...variant('recipe-finish-a-site', [
      "serverRoot: 'dist'",
      "serverRoot: 'dist', checkFragments: true",
    ]),
    'dist/index.html':
      '<h1 id="sow">Sow</h1> <a href="#sow">Sow</a> <a href="#prices">Prices</a>\n',
  },
  brokenLinks,
  ['undefined links to index.html#prices, which does not exist.'],
);

const below = {
  'dist/notes.html':
    '<a href="/notes/notes.html">Notes</a> <a href="/notes/seeds.html">Seeds</a>\n',
};

claim(
  'recipes/finish-a-site#change',
  'The check serves dist at the root.',
  { ...variant('recipe-finish-a-site'), ...below },
  brokenLinks,
  [
    'notes.html links to notes/notes.html, which does not exist.',
    'notes.html links to notes/seeds.html, which does not exist.',
  ],
);

claim(
  'recipes/finish-a-site#change',
  'With urlRewriteExpressions it finds the pages of a site below a path.',
  {
    ...variant('recipe-finish-a-site', [
      "serverRoot: 'dist'",
      "serverRoot: 'dist', urlRewriteExpressions: [{ pattern: /\\/notes\\//, replacement: '/' }]",
    ]),
    ...below,
  },
  brokenLinks,
  ['notes.html links to seeds.html, which does not exist.'],
);
