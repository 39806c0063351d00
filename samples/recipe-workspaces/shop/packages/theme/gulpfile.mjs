import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import concat from 'gulp-concat';

export default async function styles() {
  await pipeline(src('src/**/*.css'), concat('main.css'), dest('dist'));
}
