import { pipeline } from 'node:stream/promises';
import { src, dest, parallel } from 'gulp';
import concat from 'gulp-concat';
import rename from 'gulp-rename';
import terser from 'gulp-terser';

// #region images
export function images() {
  return src('src/images/**/*', { encoding: false }).pipe(dest('dist/images'));
}
// #endregion images

// #region scripts
export async function scripts() {
  await pipeline(
    src('src/scripts/**/*.js'),
    dest('dist/scripts'),
    terser(),
    rename({ suffix: '.min' }),
    dest('dist/scripts'),
  );
}
// #endregion scripts

// #region add
export async function bundle() {
  await pipeline(
    src('src/scripts/**/*.js'),
    terser(),
    src('src/vendor/*.js'),
    concat('bundle.js'),
    dest('dist'),
  );
}
// #endregion add

export default parallel(images, scripts, bundle);
