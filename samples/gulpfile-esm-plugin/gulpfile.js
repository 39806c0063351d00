const { pipeline } = require('node:stream/promises');
const { deleteAsync } = require('del');
const { src, dest, series } = require('gulp');
const { default: filter } = require('gulp-filter');

function clean() {
  return deleteAsync('dist');
}

function styles() {
  return pipeline(src('src/*'), filter('**/*.css'), dest('dist'));
}

exports.build = series(clean, styles);
