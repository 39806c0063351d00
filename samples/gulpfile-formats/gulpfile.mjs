import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import rename from 'gulp-rename';

export async function copy() {
  await pipeline(src('src/*.css'), rename({ suffix: '.copy' }), dest('dist'));
}

export default copy;
