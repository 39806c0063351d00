import { pipeline } from 'node:stream/promises';
import { src, dest, parallel } from 'gulp';
import concat from 'gulp-concat';

function images() {
  return src('src/images/*', { encoding: false }).pipe(dest('dist/images'));
}

function scripts() {
  return pipeline(src('src/vendor/**/*.js'), src('src/*.js'), concat('all.js'), dest('dist'));
}

export default parallel(images, scripts);
