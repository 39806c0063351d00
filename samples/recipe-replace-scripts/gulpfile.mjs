import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { src, dest, parallel, series, watch } from 'gulp';
import concat from 'gulp-concat';
import gulpSass from 'gulp-sass';
import terser from 'gulp-terser';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

export async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function css() {
  await pipeline(src('src/**/*.{scss,sass,css}'), sass(), dest('dist'));
}

async function js() {
  await pipeline(src(['src/main.js', 'src/*.js']), concat('main.js'), terser(), dest('dist'));
}

async function copy() {
  await pipeline(src('src/*.{html,png}', { encoding: false }), dest('dist'));
}

export const build = series(clean, parallel(css, js, copy));

export const dev = series(clean, function start() {
  watch('src/**/*.{scss,sass,css}', { ignoreInitial: false }, css);
  watch('src/*.js', { ignoreInitial: false }, js);
  watch('src/*.{html,png}', { ignoreInitial: false }, copy);
});

export default build;
