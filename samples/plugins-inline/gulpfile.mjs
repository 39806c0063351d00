import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';

// #region transform
function addBanner(text) {
  return new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      if (file.isBuffer()) {
        file.contents = Buffer.concat([Buffer.from(`/* ${text} */\n`), file.contents]);
      }
      callback(null, file);
    },
  });
}

export async function banner() {
  await pipeline(src('src/*.js'), addBanner('Example 1.0.0'), dest('dist'));
}
// #endregion transform

// #region generator
async function* onlyFilled(files) {
  for await (const file of files) {
    if (file.isBuffer() && file.contents.length > 0) {
      yield file;
    }
  }
}

export async function filled() {
  await pipeline(src('src/*', { encoding: false }), onlyFilled, dest('filled'));
}
// #endregion generator

// #region string-mode
export async function withoutObjectMode() {
  const plain = new Transform({
    transform(file, encoding, callback) {
      callback(null, file);
    },
  });
  await pipeline(src('src/*.js'), plain, dest('dist'));
}
// #endregion string-mode
