import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { src, dest } from 'gulp';
import fill from './index.mjs';

// #region gzip
function gzip() {
  return new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      if (file.isStream()) {
        file.contents = file.contents.pipe(createGzip());
      } else if (file.isBuffer()) {
        file.contents = gzipSync(file.contents);
      }
      if (!file.isNull()) {
        file.extname += '.gz';
      }
      callback(null, file);
    },
  });
}
// #endregion gzip

export async function zipped() {
  await pipeline(src('src/*', { encoding: false }), gzip(), dest('buffered'));
  await pipeline(src('src/*', { encoding: false, buffer: false }), gzip(), dest('streamed'));
}

export async function refused() {
  await pipeline(src('src/*', { encoding: false, buffer: false }), fill({}), dest('dist'));
}

function throwing() {
  return new Transform({
    objectMode: true,
    transform() {
      throw new Error('There is no value.');
    },
  });
}

export async function thrown() {
  await pipeline(src('src/*.html'), throwing(), dest('dist'));
}

function reading() {
  return new Transform({
    objectMode: true,
    transform(file, encoding, callback) {
      buffer(file.contents).then((contents) => {
        file.contents = contents;
        callback(null, file);
      }, callback);
    },
  });
}

export async function iterated() {
  await pipeline(src('src/*.html', { encoding: false, buffer: false }), reading(), dest('dist'));
}
