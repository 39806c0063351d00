import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';

// #region plugin
function addHeader(text) {
  return new Transform({
    objectMode: true,
    transform(file, _encoding, done) {
      if (file.isStream()) {
        done(new Error(`${file.relative}: addHeader() needs a Buffer, not a stream.`));
        return;
      }
      if (file.isBuffer()) {
        file.contents = Buffer.concat([Buffer.from(text), file.contents]);
      }
      done(null, file);
    },
  });
}
// #endregion plugin

// #region tasks
export async function buffers() {
  await pipeline(src('src/*.css'), addHeader('/* Site */\n'), dest('dist'));
}

export async function streams() {
  await pipeline(src('src/*.css', { buffer: false }), addHeader('/* Site */\n'), dest('dist'));
}
// #endregion tasks
