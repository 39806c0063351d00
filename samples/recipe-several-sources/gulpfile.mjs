import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

/** An array of globs: one chain of streams, and one output folder. */
export async function flat() {
  await pipeline(
    src(['src/*.html', 'src/images/*', 'assets/fonts/*'], { encoding: false }),
    dest('dist'),
  );
}

/** The same with a base: each file keeps its folder. */
export async function folders() {
  await pipeline(
    src(['src/images/*', 'assets/fonts/*'], { base: '.', encoding: false }),
    dest('dist'),
  );
}

/** A second src() in the chain: its files join after terser(). */
export async function scripts() {
  await pipeline(
    src('src/js/*.js'),
    terser(),
    src('src/vendor/*.js'),
    concat('all.js'),
    dest('dist/js'),
  );
}

/** Several chains at the same time, each with its own output folder. */
export async function assets() {
  await Promise.all([
    pipeline(src('src/*.html'), dest('dist')),
    pipeline(src('src/images/*', { encoding: false }), dest('dist/images')),
    pipeline(src('assets/fonts/*', { encoding: false }), dest('dist/fonts')),
  ]);
}
