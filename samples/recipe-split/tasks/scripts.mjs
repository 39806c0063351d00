import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';
import { paths } from './paths.mjs';

export async function scripts() {
  await pipeline(src(paths.scripts), concat('main.js'), terser(), dest(paths.output));
}
