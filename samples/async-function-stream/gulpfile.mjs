import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { src, dest, series } from 'gulp';

// #region early
async function copyEarly() {
  return src('src/*.txt').pipe(dest('dist/early'));
}
// #endregion early

// #region cure-return
function copyReturned() {
  return src('src/*.txt').pipe(dest('dist/returned'));
}
// #endregion cure-return

// #region cure-pipeline
async function copyAwaited() {
  await pipeline(src('src/*.txt'), dest('dist/awaited'));
}
// #endregion cure-pipeline

function look(done) {
  for (const folder of ['early', 'returned', 'awaited']) {
    console.log(folder, existsSync(`dist/${folder}/one.txt`) ? 'is written' : 'is missing');
  }
  done();
}

export const build = series(copyReturned, copyAwaited, copyEarly, look);
