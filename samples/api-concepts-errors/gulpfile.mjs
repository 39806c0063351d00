import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';

// #region plugin
function check() {
  return new Transform({
    objectMode: true,
    transform(file, _encoding, done) {
      done(new Error(`${file.relative} has no title.`));
    },
  });
}
// #endregion plugin

// #region lost
export function lost() {
  return src('src/*.txt').pipe(check()).pipe(dest('dist'));
}
// #endregion lost

// #region reported
export async function reported() {
  await pipeline(src('src/*.txt'), check(), dest('dist'));
}
// #endregion reported
