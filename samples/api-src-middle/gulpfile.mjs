import { pipeline } from 'node:stream/promises';

import { dest, src } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

// #region scripts
export async function scripts() {
  await pipeline(src('src/*.js'), terser(), src('vendor/*.min.js'), concat('all.js'), dest('dist'));
}
// #endregion scripts
