import { pbkdf2Sync } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { src, dest, parallel } from 'gulp';
import postcss from 'gulp-postcss';
import cssnano from 'cssnano';

// Prints each file that passes.
function look(place) {
  return new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      const size = file.isBuffer() ? file.contents.length : 'none';
      console.log(`${place}: ${file.relative}, bytes: ${size}`);
      callback(null, file);
    },
  });
}

export function styles() {
  return pipeline(
    src('src/styles/*.css'),
    look('read'),
    postcss([cssnano()]),
    look('small'),
    dest('dist/styles'),
  );
}

async function wait() {
  await delay(10);
}

async function compute() {
  pbkdf2Sync('password', 'salt', 500_000, 64, 'sha512');
}

export const both = parallel(wait, compute);
