import { pipeline } from 'node:stream/promises';

import { dest, src } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

// #region copy
export function copy() {
  return src('src/**/*.js').pipe(dest('dist'));
}
// #endregion copy

// #region twice
export async function scripts() {
  await pipeline(src('src/**/*.js'), concat('all.js'), dest('readable'), terser(), dest('small'));
}
// #endregion twice

// #region by-type
export function byType() {
  return src('src/**/*.{js,txt}').pipe(dest((file) => `by-type/${file.extname.slice(1)}`));
}
// #endregion by-type
