import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { src, dest, parallel, series } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

async function clean() {
  await rm('dist', { recursive: true, force: true });
}

async function scripts() {
  await pipeline(src('src/*.js'), concat('main.js'), terser(), dest('dist'));
}

async function assets() {
  await pipeline(src('src/*.{html,png}', { encoding: false }), dest('dist'));
}

export const build = series(clean, parallel(scripts, assets));
export default build;
