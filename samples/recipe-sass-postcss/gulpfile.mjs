import { pipeline } from 'node:stream/promises';
import autoprefixer from 'autoprefixer';
import cssnano from 'cssnano';
import { dest, src, watch } from 'gulp';
import postcss from 'gulp-postcss';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

export async function styles() {
  await pipeline(
    src('src/styles/**/*.scss', { sourcemaps: true }),
    sass({ loadPaths: ['node_modules'] }),
    postcss([autoprefixer(), cssnano()]),
    dest('dist/styles', { sourcemaps: '.' }),
  );
}

export function dev() {
  watch('src/styles/**/*.scss', { ignoreInitial: false }, styles);
}

export default styles;
