import { statSync, utimesSync } from 'node:fs';

import type { VinylFile } from '../../support/gulp';
import { claim, read, row, run, variant } from '../support';

claim(
  'recipes/small-jobs#in-place',
  'A file that is written in place is written again, and keeps the time of its change.',
  { 'notes/a.txt': 'a' },
  async ({ src, dest }) => {
    const then = new Date('2020-01-01');
    utimesSync('notes/a.txt', then, then);
    const { ctimeMs } = statSync('notes/a.txt');
    await row(
      src('notes/*.txt'),
      dest((file: VinylFile) => file.base),
    );
    const after = statSync('notes/a.txt');
    return [after.mtimeMs === then.getTime(), after.ctimeMs > ctimeMs];
  },
  [true, true],
);

claim(
  'recipes/small-jobs#banner',
  'A field that package.json lacks becomes undefined.',
  { ...variant('recipe-small-jobs'), 'package.json': '{ "name": "can", "version": "1.0.0" }' },
  async () => {
    await run('gulp banner');
    return read('dist/banner/cart.js').split('\n')[0];
  },
  '/*! can 1.0.0 | undefined */',
);
