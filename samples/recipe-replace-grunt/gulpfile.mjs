import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import cssnano from 'cssnano';
import { dest, series, src, watch } from 'gulp';
import concat from 'gulp-concat';
import postcss from 'gulp-postcss';
import terser from 'gulp-terser';

const page = ['src/*.html', 'src/img/**/*'];

export async function clean() {
  await rm('dist', { recursive: true, force: true });
}

export async function scripts() {
  await pipeline(
    src(['src/js/menu.js', 'src/js/main.js']),
    concat('all.min.js'),
    terser(),
    dest('dist'),
  );
}

export async function styles() {
  await pipeline(src('src/css/*.css'), concat('all.min.css'), postcss([cssnano()]), dest('dist'));
}

export async function files() {
  await pipeline(src(page, { base: 'src', encoding: false }), dest('dist'));
}

export const build = series(clean, scripts, styles, files);

export function dev() {
  watch('src/js/*.js', { ignoreInitial: false }, scripts);
  watch('src/css/*.css', { ignoreInitial: false }, styles);
  watch(page, { ignoreInitial: false }, files);
}

export default build;
