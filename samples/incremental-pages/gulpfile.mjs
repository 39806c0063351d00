import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { src, dest, lastRun, watch } from 'gulp';

const show = () =>
  new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      console.log(`reads ${file.relative}`);
      callback(null, file);
    },
  });

// #region incremental
async function pages() {
  await pipeline(src('src/*.html', { since: lastRun(pages) }), show(), dest('dist'));
}

export function dev() {
  watch('src/*.html', { ignoreInitial: false }, pages);
}
// #endregion incremental
