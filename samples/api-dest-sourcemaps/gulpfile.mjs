import { dest, src } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

// #region file
export function beside() {
  return src('src/*.js', { sourcemaps: true })
    .pipe(concat('all.js'))
    .pipe(terser())
    .pipe(dest('dist', { sourcemaps: '.' }));
}
// #endregion file

// #region inline
export function inline() {
  return src('src/*.js', { sourcemaps: true })
    .pipe(concat('all.js'))
    .pipe(terser())
    .pipe(dest('dist-inline', { sourcemaps: true }));
}
// #endregion inline
