import { Transform } from 'node:stream';
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
  return src('src/*.js')
    .pipe(tell('read'))
    .pipe(concat('app.js'))
    .pipe(tell('joined'))
    .pipe(terser())
    .pipe(tell('minified'))
    .pipe(dest('dist'));
}
// #endregion memory
