const { src, dest } = require('gulp');
const filter = require('gulp-filter');

exports.styles = function styles() {
  return src('src/*').pipe(filter('**/*.css')).pipe(dest('dist'));
};
