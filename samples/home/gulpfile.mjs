import { dest, parallel, series, src } from 'gulp';
import { deleteAsync } from 'del';
import cleanCss from 'gulp-clean-css';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

export function bundle() {
  return src('src/scripts/*.js')
    .pipe(concat('app.js'))
    .pipe(terser())
    .pipe(dest('dist'));
}

export function clean() {
  return deleteAsync('dist');
}

export function css() {
  return src('src/styles/*.css').pipe(cleanCss()).pipe(dest('dist'));
}

export default series(clean, parallel(bundle, css));
