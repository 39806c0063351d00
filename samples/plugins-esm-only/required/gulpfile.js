const { pipeline } = require('node:stream/promises');
const { src, dest } = require('gulp');
// #region required
const { deleteAsync } = require('del');
const { default: filter } = require('gulp-filter');

async function clean() {
  await deleteAsync(['dist/**']);
}

async function pages() {
  await pipeline(src('src/*'), filter(['**/*.html']), dest('dist'));
}
// #endregion required
exports.clean = clean;
exports.pages = pages;

const wrong = require('gulp-filter');

exports.wrong = () => pipeline(src('src/*'), wrong(['**/*.html']), dest('dist'));

const { default: del } = require('del');

exports.noDefault = () => del(['dist/**']);
