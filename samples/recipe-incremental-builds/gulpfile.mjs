import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dest, lastRun, series, src, watch } from 'gulp';
import cached from 'gulp-cached';
import concat from 'gulp-concat';
import newer from 'gulp-newer';
import terser from 'gulp-terser';

/** Prints each file that is left to do. */
const show = (task) =>
  new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      console.log(`${task}: ${file.relative}`);
      callback(null, file);
    },
  });

// since: what was saved since the last run in this process
async function pages() {
  await pipeline(src('src/*.html', { since: lastRun(pages) }), show('pages'), dest('dist'));
}

// gulp-cached: files whose contents changed since the last run in this process
async function styles() {
  await pipeline(src('src/css/*.css'), cached('styles'), show('styles'), dest('dist/css'));
}

// gulp-newer: what is newer than its output, in a new process too
async function images() {
  await pipeline(
    src('src/images/*', { encoding: false }),
    newer('dist/images'),
    show('images'),
    dest('dist/images'),
  );
}

// Many files become one: minify the new ones, then join them all.
async function minify() {
  await pipeline(src('src/js/*.js'), newer('build/js'), show('minify'), terser(), dest('build/js'));
}

async function join() {
  await pipeline(src('build/js/*.js'), concat('all.js'), dest('dist/js'));
}

export const build = series(pages, styles, images, minify, join);

export function dev() {
  watch('src', { ignoreInitial: false }, build).on('unlink', (file) => {
    const name = path.relative('src', file);
    const folder = name.startsWith(`js${path.sep}`) ? 'build' : 'dist';
    // Otherwise, gulp-cached skips a file that comes back with the same contents.
    delete cached.caches.styles?.[path.resolve(file)];
    return rm(path.join(folder, name), { force: true });
  });
}

export async function clean() {
  await rm('build', { recursive: true, force: true });
  await rm('dist', { recursive: true, force: true });
}
