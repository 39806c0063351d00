const { src, dest } = require('gulp');

exports.styles = function styles() {
  return src('src/*.css').pipe(dest('dist'));
};
