import { src, dest } from 'gulp';
import sass from 'gulp-sass';

// #region direct
export function styles() {
  return src('src/*.scss').pipe(sass()).pipe(dest('dist'));
}
// #endregion direct
