import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import postcss from 'gulp-postcss';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

export async function unconfigured() {
  await pipeline(src('src/styles/**/*.scss'), sass(), postcss(), dest('wrong'));
}

export async function silenced() {
  await pipeline(
    src('src/styles/**/*.scss'),
    sass({ silenceDeprecations: ['import'] }),
    dest('silenced'),
  );
}
