import { Readable, Transform } from 'node:stream';
import { dest } from 'gulp';
import Vinyl from 'vinyl';

// #region plugin
function onlyVinyl() {
  return new Transform({
    objectMode: true,
    transform(file, _encoding, done) {
      if (Vinyl.isVinyl(file)) {
        done(null, file);
      } else {
        done(null, new Vinyl({ path: file.path, contents: Buffer.from(file.contents) }));
      }
    },
  });
}
// #endregion plugin

// #region tasks
const plain = { path: 'note.txt', contents: 'Water the plants.\n' };

export function wrong() {
  return Readable.from([plain]).pipe(dest('dist'));
}

export function right() {
  return Readable.from([plain]).pipe(onlyVinyl()).pipe(dest('dist'));
}
// #endregion tasks
