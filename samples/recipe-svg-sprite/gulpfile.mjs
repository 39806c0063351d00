import { pipeline } from 'node:stream/promises';
import { dest, series, src } from 'gulp';
import rename from 'gulp-rename';
import svgstore from 'gulp-svgstore';

export async function sprite() {
  await pipeline(src('src/icons/**/*.svg'), svgstore(), rename('icons.svg'), dest('dist'));
}

export function pages() {
  return src('src/*.html').pipe(dest('dist'));
}

export default series(sprite, pages);
