import { pipeline } from 'node:stream/promises';
import { src, dest, watch } from 'gulp';
import gulpSass from 'gulp-sass';
import plumber from 'gulp-plumber';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);

// #region stuck
function stuck() {
  return src('src/*.scss').pipe(sass()).pipe(dest('dist'));
}

export const watchStuck = () => {
  watch('src/*.scss', stuck);
};
// #endregion stuck

// #region cured
async function styles() {
  await pipeline(src('src/*.scss'), sass(), dest('dist'));
}

export const watchStyles = () => {
  watch('src/*.scss', styles);
};
// #endregion cured

function swallowed() {
  return src('src/*.scss')
    .pipe(sass())
    .on('error', (error) => console.log(`Seen: ${error.plugin}`))
    .pipe(dest('dist'));
}

export const watchSwallowed = () => {
  watch('src/*.scss', swallowed);
};

function plumbed() {
  return src('src/*.scss').pipe(plumber()).pipe(sass()).pipe(dest('dist'));
}

export const watchPlumbed = () => {
  watch('src/*.scss', plumbed);
};

// #region log-error
function logged() {
  return src('src/*.scss').pipe(sass().on('error', sass.logError)).pipe(dest('dist'));
}
// #endregion log-error

export const watchLogged = () => {
  watch('src/*.scss', logged);
};

async function floating() {
  Promise.reject(new Error('Nobody waits for this'));
}

export const watchFloating = () => {
  watch('src/*.scss', floating);
};
