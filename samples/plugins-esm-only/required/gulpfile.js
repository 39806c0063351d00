const { pipeline } = require('node:stream/promises');
const { src, dest } = require('gulp');
// #region default
const { default: filter } = require('gulp-filter');

async function pages() {
  await pipeline(src('src/*'), filter(['**/*.html']), dest('dist'));
}
// #endregion default
exports.pages = pages;

const wrong = require('gulp-filter');

exports.wrong = () => pipeline(src('src/*'), wrong(['**/*.html']), dest('dist'));
