import { pipeline } from 'node:stream/promises';
import { deleteAsync } from 'del';
import { src, dest, series } from 'gulp';
import filter from 'gulp-filter';

function clean() {
  return deleteAsync('dist');
}

function styles() {
  return pipeline(src('src/*'), filter('**/*.css'), dest('dist'));
}

export const build = series(clean, styles);
