import { rm } from 'node:fs/promises';
import { src, dest, series, parallel } from 'gulp';
import cleanCss from 'gulp-clean-css';

function pages() {
  return src('src/*.html').pipe(dest('dist'));
}

function styles() {
  return src('src/styles/*.css').pipe(cleanCss()).pipe(dest('dist/styles'));
}

// #region public
export const build = series(clean, parallel(pages, styles));

export function clean() {
  return rm('dist', { recursive: true, force: true });
}

export default build;
// #endregion public
