import { pipeline } from 'node:stream/promises';
import { src, dest, parallel, watch } from 'gulp';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

// #region build
export async function styles() {
  await pipeline(src('src/styles/**/*.scss'), sass(), dest('dist'));
}

export function pages() {
  return src('src/pages/**/*.html').pipe(dest('dist'));
}

export const build = parallel(styles, pages);
// #endregion build

// #region watch
export function dev() {
  const atOnce = { ignoreInitial: false };
  watch('src/styles/**/*.scss', atOnce, styles);
  watch('src/pages/**/*.html', atOnce, pages);
}
// #endregion watch
