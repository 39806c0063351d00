const { deleteAsync } = require('del');
const { src, dest, series } = require('gulp');
const { default: filter } = require('gulp-filter');

function clean() {
  return deleteAsync('dist');
}

function styles() {
  return src('src/*').pipe(filter('**/*.css')).pipe(dest('dist'));
}

exports.build = series(clean, styles);
