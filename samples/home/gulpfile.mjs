import { pipeline } from 'node:stream/promises';
import { dest, parallel, series, src } from 'gulp';
import cssnano from 'cssnano';
import { deleteAsync } from 'del';
import concat from 'gulp-concat';
import postcss from 'gulp-postcss';
import terser from 'gulp-terser';

export function bundle() {
  return pipeline(
    src('src/scripts/*.js'),
    concat('app.js'),
    terser(),
    dest('dist'),
  );
}

export function clean() {
  return deleteAsync('dist');
}

export function css() {
  return pipeline(src('src/styles/*.css'), postcss([cssnano()]), dest('dist'));
}

export default series(clean, parallel(bundle, css));
