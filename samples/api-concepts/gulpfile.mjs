import { relative, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { dest, series, src } from 'gulp';
import Vinyl from 'vinyl';

// #region describe
function describe(phase) {
  return new Transform({
    objectMode: true,
    transform(file, _encoding, done) {
      const base = relative(file.cwd, file.base);
      console.log(`${phase}: base ${base}, relative ${file.relative}`);
      done(null, file);
    },
  });
}
// #endregion describe

// #region task
function copy() {
  return src('src/**/*.txt').pipe(describe('read')).pipe(dest('dist')).pipe(describe('written'));
}
// #endregion task

// #region adapter
function fromMemory(files) {
  const vinyls = Object.entries(files).map(
    ([name, text]) => new Vinyl({ path: resolve(name), contents: Buffer.from(text) }),
  );
  return Readable.from(vinyls);
}

function about() {
  return fromMemory({ 'about.txt': 'About us.\n' }).pipe(dest('dist'));
}
// #endregion adapter

// #region tasks
export { about, copy };
export default series(copy, about);
// #endregion tasks
