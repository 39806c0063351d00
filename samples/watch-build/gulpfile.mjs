import { pipeline } from 'node:stream/promises';
import { src, dest, parallel, series, watch } from 'gulp';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

// #region build
export async function styles() {
  await pipeline(src('src/styles/*.scss'), sass(), dest('dist'));
}

export function pages() {
  return src('src/pages/**/*.html').pipe(dest('dist'));
}

export const build = parallel(styles, pages);
// #endregion build

// #region watch
function watchFiles() {
  watch('src/styles/**/*.scss', styles);
  watch('src/pages/**/*.html', pages);
}

export const dev = series(build, watchFiles);
// #endregion watch
