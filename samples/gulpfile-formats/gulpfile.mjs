import { src, dest } from 'gulp';
import rename from 'gulp-rename';

export function copy() {
  return src('src/*.css')
    .pipe(rename({ suffix: '.copy' }))
    .pipe(dest('dist'));
}

export default copy;
