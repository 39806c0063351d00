import { dest, src } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

// #region scripts
export function scripts() {
  return src('src/*.js')
    .pipe(terser())
    .pipe(src('vendor/*.min.js'))
    .pipe(concat('all.js'))
    .pipe(dest('dist'));
}
// #endregion scripts
