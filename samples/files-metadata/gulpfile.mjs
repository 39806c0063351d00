import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';

// #region keep
export function keep() {
  return src('src/*', { encoding: false }).pipe(dest('kept'));
}
// #endregion keep

// #region mode
export function executable() {
  return src('src/*.sh').pipe(dest('bin', { mode: 0o755, dirMode: 0o750 }));
}
// #endregion mode

// #region time
const now = () =>
  new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      file.stat.mtime = new Date();
      callback(null, file);
    },
  });

export async function stamp() {
  await pipeline(src('src/*', { encoding: false }), now(), dest('stamped'));
}
// #endregion time
