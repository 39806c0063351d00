import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { src, dest, series, parallel, watch } from 'gulp';
import postcss from 'gulp-postcss';
import cssnano from 'cssnano';
import terser from 'gulp-terser';

function clean() {
  return rm('dist', { recursive: true, force: true });
}

function pages() {
  return src('src/*.html').pipe(dest('dist'));
}

function styles() {
  return pipeline(src('src/styles/*.css'), postcss([cssnano()]), dest('dist/styles'));
}

function scripts() {
  return pipeline(src('src/scripts/*.js'), terser(), dest('dist/scripts'));
}

function images() {
  return src('src/images/*', { encoding: false }).pipe(dest('dist/images'));
}

export const build = series(clean, parallel(pages, styles, scripts, images));

export default build;

function watchFiles() {
  const atOnce = { ignoreInitial: false };
  watch('src/*.html', atOnce, pages);
  watch('src/styles/*.css', atOnce, styles);
  watch('src/scripts/*.js', atOnce, scripts);
  watch('src/images/*', atOnce, images);
}

export const dev = series(clean, watchFiles);
