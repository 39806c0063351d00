import { pipeline } from 'node:stream/promises';
import { src, dest } from 'gulp';
import terser from 'gulp-terser';

// #region lost
export function lost() {
  return src('src/*.js').pipe(terser()).pipe(dest('dist'));
}
// #endregion lost

// #region reported
export async function reported() {
  await pipeline(src('src/*.js'), terser(), dest('dist'));
}
// #endregion reported
