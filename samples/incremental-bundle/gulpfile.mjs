import { pipeline } from 'node:stream/promises';
import { src, dest, lastRun, series, watch } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

// #region wrong
async function lossy() {
  await pipeline(
    src('src/*.js', { since: lastRun(lossy) }),
    terser(),
    concat('all.js'),
    dest('lossy'),
  );
}
// #endregion wrong

export function wrong() {
  watch('src/*.js', { ignoreInitial: false }, lossy);
}

// #region cured
async function compile() {
  await pipeline(src('src/*.js', { since: lastRun(compile) }), terser(), dest('compiled'));
}

async function join() {
  await pipeline(src('compiled/*.js'), concat('all.js'), dest('dist'));
}

export function dev() {
  watch('src/*.js', { ignoreInitial: false }, series(compile, join));
}
// #endregion cured
