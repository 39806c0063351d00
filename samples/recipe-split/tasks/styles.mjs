import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import concat from 'gulp-concat';
import { paths } from './paths.mjs';

export async function styles() {
  await pipeline(src(paths.styles), concat('main.css'), dest(paths.output));
}
