import { src, dest } from 'gulp';
import gulpSass from 'gulp-sass';

// #region wrong
const sass = gulpSass();

export function styles() {
  return src('src/*.scss').pipe(sass()).pipe(dest('dist'));
}
// #endregion wrong
