const { src, dest } = require('gulp');

exports.pages = function pages() {
  return src('src/*.html').pipe(dest('dist'));
};
