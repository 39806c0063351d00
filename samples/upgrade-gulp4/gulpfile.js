const { src, dest, parallel } = require('gulp');
const concat = require('gulp-concat');

function images() {
  return src('src/images/*').pipe(dest('dist/images'));
}

function scripts() {
  return src(['src/vendor/**/*.js', 'src/*.js']).pipe(concat('all.js')).pipe(dest('dist'));
}

exports.default = parallel(images, scripts);
