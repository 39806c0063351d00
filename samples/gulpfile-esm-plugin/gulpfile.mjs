import { deleteAsync } from 'del';
import { src, dest, series } from 'gulp';
import filter from 'gulp-filter';

function clean() {
  return deleteAsync('dist');
}

function styles() {
  return src('src/*').pipe(filter('**/*.css')).pipe(dest('dist'));
}

export const build = series(clean, styles);
