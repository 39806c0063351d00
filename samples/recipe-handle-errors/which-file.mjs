import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';

function compactJson() {
  return new Transform({
    objectMode: true,
    transform(file, _encoding, done) {
      try {
        file.contents = Buffer.from(JSON.stringify(JSON.parse(file.contents)));
        done(null, file);
      } catch (error) {
        done(error);
      }
    },
  });
}

// #region together
export async function together() {
  await pipeline(src('src/data/*.json'), compactJson(), dest('dist/data'));
}
// #endregion together

// #region one-by-one
export async function oneByOne() {
  for await (const file of src('src/data/*.json')) {
    try {
      await pipeline(Readable.from([file]), compactJson(), dest('dist/data'));
    } catch (error) {
      throw new Error(`${file.relative}: ${error.message}`, { cause: error });
    }
  }
}
// #endregion one-by-one
