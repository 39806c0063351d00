import path from 'node:path';

import { expect, it } from 'vitest';

import { parseFenceSettings } from '../../../../src/markdown/fence-settings';
import { quotedFiles } from '../../../../src/markdown/sample-dependencies/quoted-files';

const metas = [
  'sample="a/gulpfile.mjs#one" title="x"',
  'sample="a/gulpfile.mjs#two"',
  'output="b/build" lines="1-2"',
  'sample="a/src/main.scss"',
  'title="quotes nothing"',
];

it('lists each file that fences quote once, and what belongs to it', () => {
  const references = metas.flatMap((meta) => parseFenceSettings(meta).reference ?? []);
  const files = quotedFiles(references, '/site').map((file) =>
    path.relative('/site/samples', file).split(path.sep).join('/'),
  );
  expect(files).toEqual([
    'recorded.json',
    'a/sample.json',
    'a/gulpfile.mjs',
    'a/gulpfile.js',
    'b/sample.json',
    'b/output/build.txt',
    'a/src/main.scss',
  ]);
});
