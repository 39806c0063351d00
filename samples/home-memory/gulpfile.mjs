import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dest, src } from 'gulp';
import concat from 'gulp-concat';
import terser from 'gulp-terser';

const tell = (step) =>
  new Transform({
    objectMode: true,
    transform(file, encoding, done) {
      console.log(`${step}: ${file.basename}, ${file.contents.length} bytes`);
      done(null, file);
    },
  });

// #region memory
export default function scripts() {
  return pipeline(
    src('src/*.js'),
    tell('read'),
    concat('app.js'),
    tell('joined'),
    terser(),
    tell('minified'),
    dest('dist'),
  );
}
// #endregion memory
