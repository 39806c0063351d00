import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

// #region external
export async function scripts() {
  await pipeline(
    src('src/*.js', { sourcemaps: true }),
    concat('all.js'),
    terser(),
    dest('dist', { sourcemaps: '.' }),
  );
}
// #endregion external

// #region inline
export async function inline() {
  await pipeline(
    src('src/*.js', { sourcemaps: true }),
    concat('all.js'),
    terser(),
    dest('inline', { sourcemaps: true }),
  );
}
// #endregion inline

// #region half
export async function forgotten() {
  await pipeline(
    src('src/*.js'),
    concat('all.js'),
    terser(),
    dest('forgotten', { sourcemaps: '.' }),
  );
}
// #endregion half

export async function readOnly() {
  await pipeline(src('src/*.js', { sourcemaps: true }), concat('all.js'), dest('read-only'));
}
