import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { src, dest, series, parallel } from 'gulp';
import postcss from 'gulp-postcss';
import cssnano from 'cssnano';

function pages() {
  return src('src/*.html').pipe(dest('dist'));
}

function styles() {
  return pipeline(src('src/styles/*.css'), postcss([cssnano()]), dest('dist/styles'));
}

// #region public
export const build = series(clean, parallel(pages, styles));

export function clean() {
  return rm('dist', { recursive: true, force: true });
}

export default build;
// #endregion public
