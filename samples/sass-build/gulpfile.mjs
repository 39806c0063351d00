import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';

// #region styles
const sass = gulpSass(dartSass);

export async function styles() {
  await pipeline(
    src('src/styles/**/*.scss', { sourcemaps: true }),
    sass({ style: 'compressed' }),
    dest('dist/styles', { sourcemaps: '.' }),
  );
}
// #endregion styles
