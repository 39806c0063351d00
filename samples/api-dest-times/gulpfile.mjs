import { statSync } from 'node:fs';
import { Transform } from 'node:stream';
import { dest, src } from 'gulp';

// #region kept
export function kept() {
  return src('src/run.sh').pipe(dest('kept'));
}
// #endregion kept

// #region now
function touch() {
  return new Transform({
    objectMode: true,
    transform(file, encoding, done) {
      const now = new Date();
      file.stat.atime = now;
      file.stat.mtime = now;
      done(null, file);
    },
  });
}

export function now() {
  return src('src/run.sh').pipe(touch()).pipe(dest('now'));
}
// #endregion now

// #region mode
export function runnable() {
  return src('src/run.sh').pipe(dest('runnable', { mode: 0o755 }));
}
// #endregion mode

// #region compare
export async function compare() {
  const source = statSync('src/run.sh').mtimeMs;
  for (const folder of ['kept', 'now']) {
    const same = statSync(`${folder}/run.sh`).mtimeMs === source;
    console.log(`${folder}: ${same ? 'time of the source' : 'time of the build'}`);
  }
}
// #endregion compare
