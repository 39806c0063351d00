import { pipeline } from 'node:stream/promises';
import browserSync from 'browser-sync';
import { dest, series, src, watch } from 'gulp';
import gulpSass from 'gulp-sass';
import * as dartSass from 'sass';

const sass = gulpSass(dartSass);
const server = browserSync.create();

export async function styles() {
  await pipeline(src('src/styles/**/*.scss'), sass(), dest('dist/styles'));
}

export async function files() {
  await pipeline(src(['src/**/*', '!src/styles/**'], { encoding: false }), dest('dist'));
}

function serve(done) {
  server.init({ server: 'dist', listen: 'localhost', open: false, ui: false }, done);
}

async function inject() {
  server.reload('*.css');
}

async function reload() {
  server.reload();
}

function watchFiles() {
  watch('src/styles/**/*.scss', { ignoreInitial: false }, series(styles, inject));
  watch(['src/**/*', '!src/styles/**'], series(files, reload));
}

export const dev = series(files, serve, watchFiles);

export default dev;
